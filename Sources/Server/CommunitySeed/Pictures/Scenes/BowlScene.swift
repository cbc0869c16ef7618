import Foundation

/// A bowl of noodles on a table.
enum BowlScene {
  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    table(canvas, using: &dice)
    let radius = canvas.unit * dice.between(0.32, 0.4)
    let center = Point(
      canvas.width * dice.between(0.42, 0.58), canvas.height * dice.between(0.48, 0.58))
    let china = Color(hex: dice.pick([0xF7F5EF, 0x2D4F6C, 0xB7412E, 0xDDE8E0]))
    canvas.ellipse(
      Point(center.x + radius * 0.06, center.y + radius * 0.12), radius * 1.06, radius * 0.98,
      Color(0, 0, 0, opacity: 0.3))
    canvas.circle(center, radius, china)
    canvas.circle(center, radius * 0.94, china.mixed(with: Color(1, 1, 1), part: 0.5))
    canvas.circle(
      center, radius * 0.86, Color(hex: dice.pick([0xC9843E, 0xA8402A, 0xE4C98A, 0x8A5A2B])))
    noodles(canvas, center, radius * 0.74, using: &dice)
    toppings(canvas, center, radius, using: &dice)
    chopsticks(canvas, center, radius, using: &dice)
    steam(canvas, center, radius, phase: phase)
  }

  private static func table(_ canvas: Canvas, using dice: inout Dice) {
    let wood = Color(hex: dice.pick([0x8B5E3C, 0xA97C50, 0x5B3A29, 0xC8A27A]))
    canvas.background(wood.mixed(with: Color(1, 1, 1), part: 0.12), wood)
    for _ in 0..<60 {
      canvas.rectangle(
        x: canvas.width * dice.between(-0.2, 0.9), y: canvas.height * dice.unit(),
        width: canvas.width * dice.between(0.1, 0.6), height: max(1, canvas.unit * 0.002),
        Color(0.2, 0.1, 0, opacity: 0.12))
    }
  }

  private static func noodles(
    _ canvas: Canvas, _ center: Point, _ radius: Double, using dice: inout Dice
  ) {
    for _ in 0..<44 {
      let start = dice.between(0, 2 * .pi)
      let sweep = dice.between(1, 2.6)
      let reach = radius * dice.between(0.2, 0.95)
      let points = (0...16).map { step in
        let turn = start + sweep * Double(step) / 16
        return Point(
          center.x + reach * cos(turn),
          center.y + reach * (0.9 + 0.08 * sin(turn * 3)) * sin(turn))
      }
      canvas.stroke(
        points, width: max(2, radius * 0.032),
        Color(hue: 0.12, saturation: dice.between(0.3, 0.5), brightness: dice.between(0.85, 1)))
    }
  }

  private static func toppings(
    _ canvas: Canvas, _ center: Point, _ radius: Double, using dice: inout Dice
  ) {
    for slice in 0..<dice.within(2...4) {
      let turn = 0.6 + Double(slice) * 0.55
      canvas.ellipse(
        Point(center.x + radius * 0.45 * cos(turn), center.y + radius * 0.45 * sin(turn)),
        radius * 0.24, radius * 0.14, angle: turn, Color(hex: slice % 2 == 0 ? 0x9C5B3B : 0x8A4B30))
    }
    let egg = Point(center.x - radius * 0.34, center.y - radius * 0.22)
    canvas.ellipse(egg, radius * 0.23, radius * 0.19, angle: 0.4, Color(hex: 0xFFFDF6))
    canvas.circle(egg, radius * 0.1, Color(hex: 0xF4A52A))
    for _ in 0..<60 {
      let (turn, reach) = (dice.between(0, 2 * .pi), radius * dice.between(0, 0.78))
      let place = Point(center.x + reach * cos(turn), center.y + reach * sin(turn))
      canvas.circle(
        place, radius * dice.between(0.014, 0.028),
        Color(hue: dice.between(0.27, 0.36), saturation: 0.7, brightness: dice.between(0.5, 0.8)))
    }
  }

  private static func chopsticks(
    _ canvas: Canvas, _ center: Point, _ radius: Double, using dice: inout Dice
  ) {
    let lean = dice.between(-0.25, 0.25)
    for stick in 0..<2 {
      let x = center.x + radius * (0.82 + 0.12 * Double(stick))
      canvas.stroke(
        [
          Point(x - radius * (0.5 + lean), center.y - radius * 1.25),
          Point(x + radius * lean, center.y + radius * 1.2),
        ], width: max(3, radius * 0.05), Color(hex: 0x5A2E1A))
    }
  }

  private static func steam(_ canvas: Canvas, _ center: Point, _ radius: Double, phase: Double) {
    for wisp in -1...1 {
      let points = (0...20).map { step in
        let part = Double(step) / 20
        let sway = sin((part * 2 + phase) * 2 * .pi + Double(wisp)) * radius * 0.08
        return Point(
          center.x + Double(wisp) * radius * 0.35 + sway,
          center.y - radius * (0.2 + part * 1.1))
      }
      canvas.stroke(points, width: radius * 0.05, Color(1, 1, 1, opacity: 0.1))
    }
  }
}
