import Foundation

/// Flowers before something green and out of focus.
enum FlowerScene {
  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    canvas.background(Color(hex: 0x9CC57A), Color(hex: 0x2F5A35))
    for _ in 0..<36 {
      canvas.glow(
        Point(canvas.width * dice.unit(), canvas.height * dice.unit()),
        radius: canvas.unit * dice.between(0.05, 0.16),
        Color(hue: dice.between(0.16, 0.32), saturation: 0.4, brightness: 0.95), strength: 0.45)
    }
    let hue = dice.pick([0.0, 0.03, 0.1, 0.13, 0.78, 0.9, 0.95, 0.62])
    for _ in 0..<dice.within(2...5) {
      let sway = canvas.unit * 0.012 * sin(2 * .pi * phase)
      let head = Point(
        canvas.width * dice.between(0.15, 0.85) + sway, canvas.height * dice.between(0.2, 0.62))
      stem(canvas, head, using: &dice)
      blossom(
        canvas, head, canvas.unit * dice.between(0.1, 0.19), hue: hue + dice.between(-0.02, 0.02),
        using: &dice)
    }
  }

  private static func stem(_ canvas: Canvas, _ head: Point, using dice: inout Dice) {
    let bend = canvas.unit * dice.between(-0.12, 0.12)
    let points = (0...16).map { step in
      let part = Double(step) / 16
      return Point(
        head.x + bend * sin(part * .pi / 2), head.y + (canvas.height * 1.02 - head.y) * part)
    }
    canvas.stroke(points, width: canvas.unit * 0.014, Color(hex: 0x2E6B2F))
    for leaf in [6, 9, 12] {
      let side = leaf % 2 == 0 ? 1.0 : -1
      let reach = canvas.unit * 0.07
      canvas.ellipse(
        Point(points[leaf].x + side * reach, points[leaf].y - reach * 0.3), reach, reach * 0.32,
        angle: -0.45 * side, Color(hex: 0x3F8A3D))
    }
  }

  private static func blossom(
    _ canvas: Canvas, _ center: Point, _ size: Double, hue: Double, using dice: inout Dice
  ) {
    let petals = dice.pick([5, 6, 8, 13])
    for layer in 0..<2 {
      let reach = size * (1 - 0.3 * Double(layer))
      for petal in 0..<petals {
        let turn =
          2 * Double.pi * (Double(petal) + 0.5 * Double(layer)) / Double(petals)
        let middle = Point(
          center.x + reach * 0.55 * cos(turn), center.y + reach * 0.55 * sin(turn))
        let width = reach * min(0.42, 2.2 / Double(petals))
        canvas.ellipse(
          middle, reach * 0.5, width, angle: turn,
          Color(hue: hue, saturation: 0.75 - 0.2 * Double(layer), brightness: 0.95))
        canvas.ellipse(
          middle, reach * 0.34, width * 0.4, angle: turn,
          Color(hue: hue + 0.02, saturation: 0.35, brightness: 1, opacity: 0.45))
      }
    }
    canvas.circle(center, size * 0.2, Color(hex: 0xE8B53A))
    for seed in 0..<18 {
      let turn = Double(seed) * 2.4
      let reach = size * 0.045 * Double(seed).squareRoot()
      canvas.circle(
        Point(center.x + reach * cos(turn), center.y + reach * sin(turn)), size * 0.018,
        Color(hex: 0x8A5A16))
    }
  }
}
