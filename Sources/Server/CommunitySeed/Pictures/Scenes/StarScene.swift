import Foundation

/// The sky at night over a dark wood.
enum StarScene {
  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    canvas.background(Color(hex: 0x050A1C), Color(hex: 0x24385E))
    milkyWay(canvas, using: &dice)
    stars(canvas, phase: phase, using: &dice)
    if dice.chance(0.45) { planet(canvas, using: &dice) }
    wood(canvas, using: &dice)
  }

  private static func milkyWay(_ canvas: Canvas, using dice: inout Dice) {
    let slope = dice.between(-0.5, 0.5)
    for _ in 0..<46 {
      let x = dice.unit()
      let y = 0.42 + slope * (x - 0.5) + dice.between(-0.07, 0.07)
      let hue = dice.between(0.6, 0.78)
      canvas.glow(
        Point(canvas.width * x, canvas.height * y), radius: canvas.unit * dice.between(0.05, 0.16),
        Color(hue: hue, saturation: 0.35, brightness: 0.85), strength: 0.3)
    }
  }

  private static func stars(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    for star in 0..<420 {
      let place = Point(canvas.width * dice.unit(), canvas.height * dice.between(0, 0.86))
      let size = canvas.unit * 0.0011 * exp(dice.normal() * 0.5)
      let twinkle = 0.72 + 0.28 * sin(2 * .pi * (phase + Double(star % 7) / 7))
      let color = Color(
        hue: dice.pick([0.08, 0.6, 0.62, 0.14]), saturation: dice.between(0, 0.3),
        brightness: 1, opacity: dice.between(0.4, 1) * twinkle)
      canvas.circle(place, max(0.6, size), color)
      if size > canvas.unit * 0.0024 {
        canvas.glow(place, radius: size * 5, color.faded(to: 1), strength: 0.5 * twinkle)
      }
    }
  }

  private static func planet(_ canvas: Canvas, using dice: inout Dice) {
    let center = Point(
      canvas.width * dice.between(0.2, 0.8), canvas.height * dice.between(0.15, 0.4))
    let radius = canvas.unit * dice.between(0.05, 0.09)
    let body = Color(hue: dice.between(0.08, 0.14), saturation: 0.4, brightness: 0.95)
    let hasRing = dice.chance(0.5)
    canvas.glow(center, radius: radius * 2.6, body, strength: 0.5)
    if hasRing {
      canvas.ellipse(center, radius * 2.1, radius * 0.5, angle: -0.35, body.faded(to: 0.6))
    }
    canvas.circle(center, radius, body)
    for crater in 0..<7 where !hasRing {
      let angle = Double(crater) * 2.4
      canvas.circle(
        Point(center.x + radius * 0.6 * cos(angle), center.y + radius * 0.6 * sin(angle)),
        radius * dice.between(0.08, 0.2), Color(0.5, 0.45, 0.35, opacity: 0.35))
    }
    canvas.circle(
      Point(center.x + radius * 0.3, center.y + radius * 0.25), radius * 0.92,
      Color(0, 0, 0.1, opacity: hasRing ? 0.1 : 0.3))
  }

  private static func wood(_ canvas: Canvas, using dice: inout Dice) {
    var x = -0.02
    while x < 1.02 {
      let height = canvas.height * dice.between(0.06, 0.2)
      let half = canvas.unit * dice.between(0.018, 0.04)
      let base = Point(canvas.width * x, canvas.height)
      for level in 0..<4 {
        let part = Double(level) / 4
        let y = base.y - height * part
        let reach = half * (1 - part * 0.8)
        canvas.polygon(
          [
            Point(base.x - reach, y), Point(base.x + reach, y),
            Point(base.x, y - height * 0.45),
          ], Color(hex: 0x04070D))
      }
      x += dice.between(0.01, 0.035) * canvas.unit / canvas.width
    }
    canvas.rectangle(
      x: 0, y: canvas.height * 0.96, width: canvas.width, height: canvas.height * 0.05,
      Color(hex: 0x04070D))
  }
}
