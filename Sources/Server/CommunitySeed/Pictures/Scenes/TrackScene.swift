import Foundation

/// A map with the way somebody ran.
enum TrackScene {
  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    canvas.background(Color(hex: 0xEFE9DF), Color(hex: 0xEAE4D8))
    blocks(canvas, using: &dice)
    let park = Point(canvas.width * dice.between(0.3, 0.7), canvas.height * dice.between(0.35, 0.6))
    canvas.polygon(outline(park, canvas.unit * 0.27, using: &dice), Color(hex: 0xBFDDAA))
    canvas.polygon(outline(park, canvas.unit * 0.12, using: &dice), Color(hex: 0x9CC8E6))
    var points = outline(park, canvas.unit * 0.2, using: &dice)
    let laps = dice.within(1...3)
    for lap in 0..<laps {
      let shift = Double(lap) * canvas.unit * 0.006
      let path = points.map { Point($0.x + shift, $0.y - shift) }
      canvas.stroke(
        path + [path[0]], width: canvas.unit * 0.014, Color(hex: 0xF26B38, opacity: 0.9))
    }
    let gate = points.removeFirst()
    canvas.circle(gate, canvas.unit * 0.02, Color(1, 1, 1))
    canvas.circle(gate, canvas.unit * 0.014, Color(hex: 0x2E9E4F))
    caption(canvas, using: &dice)
  }

  private static func blocks(_ canvas: Canvas, using dice: inout Dice) {
    let step = canvas.unit * 0.12
    var y = 0.0
    while y < canvas.height {
      var x = 0.0
      while x < canvas.width {
        if dice.chance(0.8) {
          canvas.rectangle(
            x: x, y: y, width: step * 0.84, height: step * 0.84,
            Color(hex: dice.pick([0xE2DACB, 0xDCD3C2, 0xE8E2D6])))
        }
        x += step
      }
      y += step
    }
    for _ in 0..<3 {
      let from = Point(0, canvas.height * dice.unit())
      let to = Point(canvas.width, canvas.height * dice.unit())
      canvas.stroke([from, to], width: canvas.unit * 0.026, Color(hex: 0xF7D98B))
    }
  }

  /// Returns the rim of something round that grew by itself.
  private static func outline(
    _ center: Point, _ radius: Double, using dice: inout Dice
  ) -> [Point] {
    let (wave, shift) = (dice.between(0.1, 0.2), dice.between(0, 6.28))
    return (0..<72).map { step in
      let turn = Double(step) / 72 * 2 * .pi
      let reach = radius * (1 + wave * sin(turn * 2 + shift) + wave * 0.6 * sin(turn * 3 - shift))
      return Point(center.x + reach * 1.25 * cos(turn), center.y + reach * sin(turn))
    }
  }

  private static func caption(_ canvas: Canvas, using dice: inout Dice) {
    let height = canvas.unit * 0.12
    canvas.rectangle(
      x: 0, y: canvas.height - height, width: canvas.width, height: height,
      Color(0.1, 0.1, 0.12, opacity: 0.82))
    let text =
      "\(dice.within(3...42)).\(dice.within(10...99)) km   \(dice.within(4...7))'\(dice.within(10...59))\"/km   "
      + "\(dice.within(20...59)):\(dice.within(10...59))"
    canvas.text(
      text, x: canvas.unit * 0.04, y: canvas.height - height * 0.72, size: canvas.unit / 360,
      Color(1, 1, 1))
  }
}
