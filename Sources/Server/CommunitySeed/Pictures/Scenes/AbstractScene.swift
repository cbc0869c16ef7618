import Foundation

/// Circles and facets of few colours that go together.
enum AbstractScene {
  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    let hue = dice.unit()
    canvas.background(
      Color(hue: hue, saturation: 0.65, brightness: 0.35),
      Color(hue: hue + 0.16, saturation: 0.6, brightness: 0.85))
    if dice.chance(0.5) {
      circles(canvas, hue: hue, phase: phase, using: &dice)
    } else {
      facets(canvas, hue: hue, phase: phase, using: &dice)
    }
  }

  private static func circles(
    _ canvas: Canvas, hue: Double, phase: Double, using dice: inout Dice
  ) {
    for index in 0..<26 {
      let turn = 2 * Double.pi * (phase + Double(index) / 26)
      let orbit = canvas.unit * 0.03
      let center = Point(
        canvas.width * dice.unit() + orbit * cos(turn),
        canvas.height * dice.unit() + orbit * sin(turn))
      let radius = canvas.unit * dice.between(0.03, 0.24)
      let color = Color(
        hue: hue + dice.between(-0.12, 0.22), saturation: dice.between(0.25, 0.7), brightness: 1,
        opacity: dice.between(0.08, 0.3))
      canvas.circle(center, radius, color)
      canvas.circle(center, radius * 0.72, color)
    }
  }

  private static func facets(
    _ canvas: Canvas, hue: Double, phase: Double, using dice: inout Dice
  ) {
    let columns = 9
    let rows = max(4, Int(9 * canvas.height / canvas.width))
    var knots: [[Point]] = []
    for row in 0...rows {
      knots.append(
        (0...columns).map { column in
          let sway = 0.28 * sin(2 * .pi * phase + Double(row + column))
          return Point(
            canvas.width * (Double(column) + dice.between(-0.3, 0.3)) / Double(columns),
            canvas.height * (Double(row) + dice.between(-0.3, 0.3) + sway * 0.3) / Double(rows))
        })
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let corners = (
          knots[row][column], knots[row][column + 1], knots[row + 1][column],
          knots[row + 1][column + 1]
        )
        for triangle in [[corners.0, corners.1, corners.2], [corners.1, corners.2, corners.3]] {
          canvas.polygon(
            triangle,
            Color(
              hue: hue + 0.18 * Double(row) / Double(rows) + dice.between(-0.02, 0.02),
              saturation: dice.between(0.45, 0.7), brightness: dice.between(0.45, 0.95)))
        }
      }
    }
  }
}
