/// Shelves full of books.
enum BookScene {
  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let wood = Color(hex: dice.pick([0x6B4226, 0x8D6B48, 0x3E2A1E, 0xB58E66]))
    canvas.background(
      wood.mixed(with: Color(0, 0, 0), part: 0.55), wood.mixed(with: Color(0, 0, 0), part: 0.4))
    let shelf = canvas.unit * dice.between(0.22, 0.3)
    var y = shelf
    while y < canvas.height + shelf {
      row(canvas, floor: y - shelf * 0.06, shelf: shelf, using: &dice)
      canvas.gradient(
        x: 0, y: y - shelf * 0.06, width: canvas.width, height: shelf * 0.1,
        wood.mixed(with: Color(1, 1, 1), part: 0.2), wood)
      y += shelf
    }
  }

  private static func row(
    _ canvas: Canvas, floor: Double, shelf: Double, using dice: inout Dice
  ) {
    var x = canvas.unit * 0.02
    while x < canvas.width {
      if dice.chance(0.06) {
        x += shelf * dice.between(0.2, 0.5)
        continue
      }
      let width = shelf * dice.between(0.07, 0.2)
      let height = shelf * dice.between(0.62, 0.86)
      let color = Color(
        hue: dice.unit(), saturation: dice.between(0.2, 0.65), brightness: dice.between(0.3, 0.85))
      spine(canvas, x: x, y: floor - height, width: width, height: height, color, using: &dice)
      x += width + 1
    }
  }

  private static func spine(
    _ canvas: Canvas, x: Double, y: Double, width: Double, height: Double, _ color: Color,
    using dice: inout Dice
  ) {
    canvas.rectangle(x: x, y: y, width: width, height: height, color)
    canvas.rectangle(
      x: x, y: y, width: width * 0.14, height: height, Color(1, 1, 1, opacity: 0.22))
    canvas.rectangle(
      x: x + width * 0.84, y: y, width: width * 0.16, height: height, Color(0, 0, 0, opacity: 0.25))
    let label = Color(hex: dice.pick([0xF4E7C5, 0xE0C068, 0xFFFFFF, 0x222222]), opacity: 0.85)
    for band in [0.1, 0.82] {
      canvas.rectangle(x: x, y: y + height * band, width: width, height: height * 0.02, label)
    }
    // Strokes that look like a title from afar.
    let strokes = dice.within(3...7)
    for stroke in 0..<strokes {
      canvas.rectangle(
        x: x + width * 0.3, y: y + height * (0.2 + 0.075 * Double(stroke)), width: width * 0.4,
        height: height * 0.045, label)
    }
  }
}
