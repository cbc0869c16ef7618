/// Houses with lights in their windows, and the river before them.
enum SkylineScene {
  private static let skies = [
    (0x141E3C, 0xE5738A), (0x0A1026, 0x35426B), (0x355C8A, 0xF9D29D), (0x1D2B4F, 0xF4A259),
  ]

  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let (top, low) = dice.pick(skies)
    let shore = canvas.height * 0.8
    canvas.background(Color(hex: top), Color(hex: top))
    canvas.gradient(
      x: 0, y: 0, width: canvas.width, height: shore, Color(hex: top), Color(hex: low))
    let moon = Point(canvas.width * dice.between(0.1, 0.9), canvas.height * 0.18)
    canvas.glow(moon, radius: canvas.unit * 0.3, Color(hex: 0xFFF3D6), strength: 0.5)
    canvas.circle(moon, canvas.unit * 0.035, Color(hex: 0xFFF3D6))
    for row in 0..<3 {
      let shade = Color(hex: low).mixed(with: Color(hex: 0x0C1222), part: 0.45 + 0.25 * Double(row))
      houses(canvas, shore: shore, row: row, shade, using: &dice)
    }
    river(canvas, shore: shore, Color(hex: top), Color(hex: low), using: &dice)
  }

  private static func houses(
    _ canvas: Canvas, shore: Double, row: Int, _ shade: Color, using dice: inout Dice
  ) {
    var x = -canvas.unit * 0.05
    while x < canvas.width {
      let width = canvas.unit * dice.between(0.06, 0.14)
      let height = shore * dice.between(0.18, 0.62) * (1 - 0.22 * Double(row))
      let top = shore - height
      canvas.gradient(
        x: x, y: top, width: width, height: height, shade.mixed(with: Color(0, 0, 0), part: 0.15),
        shade)
      if dice.chance(0.25) {
        canvas.rectangle(
          x: x + width * 0.48, y: top - height * 0.14, width: max(1, width * 0.04),
          height: height * 0.14, shade)
      }
      if row > 0 { windows(canvas, x: x, y: top, width: width, height: height, using: &dice) }
      x += width * dice.between(0.85, 1.25)
    }
  }

  private static func windows(
    _ canvas: Canvas, x: Double, y: Double, width: Double, height: Double, using dice: inout Dice
  ) {
    let step = canvas.unit * 0.016
    let light = Color(hex: dice.pick([0xFFD98A, 0xFFEFC4, 0xBFE3FF, 0xFFB86B]))
    var windowY = y + step
    while windowY < y + height - step {
      var windowX = x + step * 0.7
      while windowX < x + width - step {
        if dice.chance(0.42) {
          canvas.rectangle(
            x: windowX, y: windowY, width: step * 0.45, height: step * 0.55,
            light.faded(to: dice.between(0.35, 0.95)))
        }
        windowX += step
      }
      windowY += step
    }
  }

  private static func river(
    _ canvas: Canvas, shore: Double, _ top: Color, _ low: Color, using dice: inout Dice
  ) {
    canvas.gradient(
      x: 0, y: shore, width: canvas.width, height: canvas.height - shore,
      low.mixed(with: top, part: 0.5), top.mixed(with: Color(0, 0, 0), part: 0.3))
    for _ in 0..<Int(140 * canvas.width / canvas.unit) {
      let y = shore + (canvas.height - shore) * dice.unit()
      canvas.rectangle(
        x: canvas.width * dice.unit(), y: y, width: canvas.unit * dice.between(0.01, 0.05),
        height: max(1, canvas.unit * 0.003),
        Color(hex: dice.pick([0xFFD98A, 0xBFE3FF, 0xFFFFFF]), opacity: 0.22))
    }
  }
}
