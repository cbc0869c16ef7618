import Foundation

/// A road that leads to the hills, and a car on it.
enum RoadScene {
  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let horizon = canvas.height * dice.between(0.42, 0.52)
    let isDusk = dice.chance(0.35)
    canvas.background(
      Color(hex: isDusk ? 0x40507E : 0x5FA8E0), Color(hex: isDusk ? 0xF4A36C : 0xDDF0FA))
    for hill in 0..<3 {
      let base = horizon - canvas.height * (0.02 - 0.01 * Double(hill))
      let rise = canvas.height * dice.between(0.05, 0.14)
      let shift = dice.between(0, 6)
      let crest = (0...60).map { step in
        let part = Double(step) / 60
        return Point(canvas.width * part, base - rise * (0.5 + 0.5 * sin(part * 7 + shift)))
      }
      canvas.polygon(
        [Point(0, canvas.height)] + crest + [Point(canvas.width, canvas.height)],
        Color(hex: 0x6C8F7A).mixed(with: Color(hex: 0x3E5E49), part: Double(hill) / 2))
    }
    canvas.gradient(
      x: 0, y: horizon, width: canvas.width, height: canvas.height - horizon, Color(hex: 0x7FA05C),
      Color(hex: 0x4E7238))
    road(canvas, horizon: horizon)
    car(canvas, horizon: horizon, using: &dice)
  }

  private static func road(_ canvas: Canvas, horizon: Double) {
    let middle = canvas.width / 2
    func edge(_ side: Double, _ depth: Double) -> Point {
      Point(
        middle + side * canvas.width * (0.015 + 0.5 * depth),
        horizon + (canvas.height - horizon) * depth)
    }
    canvas.polygon([edge(-1, 0), edge(1, 0), edge(1, 1), edge(-1, 1)], Color(hex: 0x55585E))
    for side in [-0.94, 0.94] {
      canvas.polygon(
        [edge(side, 0), edge(side * 1.03, 0), edge(side * 1.03, 1), edge(side, 1)],
        Color(hex: 0xF0F0F0))
    }
    for dash in 0..<9 {
      let near = pow(Double(dash + 1) / 9, 2.2)
      let far = pow((Double(dash) + 0.45) / 9, 2.2)
      canvas.polygon(
        [edge(-0.02, far), edge(0.02, far), edge(0.02, near), edge(-0.02, near)],
        Color(hex: 0xF7D774))
    }
  }

  private static func car(_ canvas: Canvas, horizon: Double, using dice: inout Dice) {
    let paint = Color(hex: dice.pick([0xC8102E, 0x1F4E8C, 0xF2F2F2, 0x2B2B2B, 0x3E7D5A, 0xE3B23C]))
    let size = canvas.unit * dice.between(0.2, 0.3)
    let place = Point(canvas.width * 0.5 + size * 0.75, canvas.height * 0.82)
    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) {
      canvas.rectangle(
        x: place.x + size * x, y: place.y + size * y, width: size * width, height: size * height,
        color)
    }
    canvas.ellipse(
      Point(place.x, place.y + size * 0.36), size * 0.62, size * 0.1, Color(0, 0, 0, opacity: 0.4))
    rectangle(-0.48, 0.18, 0.18, 0.2, Color(hex: 0x1A1A1A))
    rectangle(0.3, 0.18, 0.18, 0.2, Color(hex: 0x1A1A1A))
    let roof = [(-0.36, -0.42), (0.36, -0.42), (0.5, -0.08), (-0.5, -0.08)]
    canvas.polygon(
      roof.map { Point(place.x + size * $0.0, place.y + size * $0.1) },
      paint.mixed(with: Color(0, 0, 0), part: 0.12))
    let window = [(-0.31, -0.37), (0.31, -0.37), (0.41, -0.1), (-0.41, -0.1)]
    canvas.polygon(
      window.map { Point(place.x + size * $0.0, place.y + size * $0.1) }, Color(hex: 0x24323F))
    rectangle(-0.53, -0.08, 1.06, 0.36, paint)
    rectangle(-0.53, 0.2, 1.06, 0.1, paint.mixed(with: Color(0, 0, 0), part: 0.3))
    rectangle(-0.5, 0, 0.16, 0.09, Color(hex: 0xE5383B))
    rectangle(0.34, 0, 0.16, 0.09, Color(hex: 0xE5383B))
    rectangle(-0.15, 0.06, 0.3, 0.11, Color(hex: 0xEDEFF2))
  }
}
