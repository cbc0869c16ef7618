import Foundation

/// A cat that sits and looks.
enum CatScene {
  private struct Coat {
    let fur: Color
    let stripe: Color
    let belly: Color
    let eye: Color
  }

  private static let coats = [
    Coat(
      fur: Color(hex: 0xE8974A), stripe: Color(hex: 0xB5622A), belly: Color(hex: 0xFFE9CF),
      eye: Color(hex: 0x6FA84B)),
    Coat(
      fur: Color(hex: 0x8D8F96), stripe: Color(hex: 0x5C5F66), belly: Color(hex: 0xD9DADD),
      eye: Color(hex: 0xE2B33C)),
    Coat(
      fur: Color(hex: 0x2B2B30), stripe: Color(hex: 0x1A1A1E), belly: Color(hex: 0xF2F2F2),
      eye: Color(hex: 0xC9D94A)),
    Coat(
      fur: Color(hex: 0xF3EEE4), stripe: Color(hex: 0xD8CDBB), belly: Color(hex: 0xFFFFFF),
      eye: Color(hex: 0x5AA9D6)),
    Coat(
      fur: Color(hex: 0xA9825A), stripe: Color(hex: 0x6E5138), belly: Color(hex: 0xEBDCC6),
      eye: Color(hex: 0x7DBA6A)),
  ]

  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    room(canvas, using: &dice)
    let coat = dice.pick(coats)
    let size = canvas.unit * dice.between(0.36, 0.46)
    let seat = Point(canvas.width * dice.between(0.35, 0.65), canvas.height * 0.86)
    canvas.ellipse(
      Point(seat.x, seat.y), size * 0.75, size * 0.12, Color(0, 0, 0, opacity: 0.25))
    tail(canvas, seat, size, coat, phase: phase)
    body(canvas, seat, size, coat)
    let head = Point(seat.x + size * dice.between(-0.08, 0.08), seat.y - size * 1.12)
    paintHead(canvas, head, size * 0.44, coat, isBlinking: phase > 0.8, using: &dice)
  }

  private static func room(_ canvas: Canvas, using dice: inout Dice) {
    let hue = dice.unit()
    let wall = Color(hue: hue, saturation: 0.22, brightness: 0.9)
    canvas.background(wall, wall.mixed(with: Color(1, 1, 1), part: 0.35))
    let floor = canvas.height * 0.76
    canvas.gradient(
      x: 0, y: floor, width: canvas.width, height: canvas.height - floor, Color(hex: 0xC79A6B),
      Color(hex: 0x8F6239))
    let window = canvas.unit * 0.3
    let left = canvas.width * dice.between(0.05, 0.6)
    canvas.rectangle(
      x: left, y: canvas.height * 0.08, width: window, height: window, Color(hex: 0xFFFFFF))
    canvas.gradient(
      x: left + window * 0.05, y: canvas.height * 0.08 + window * 0.05, width: window * 0.9,
      height: window * 0.9, Color(hex: 0x9AD1F2), Color(hex: 0xE9F7FF))
    canvas.rectangle(
      x: left + window * 0.48, y: canvas.height * 0.08, width: window * 0.04, height: window,
      Color(hex: 0xFFFFFF))
  }

  private static func tail(
    _ canvas: Canvas, _ seat: Point, _ size: Double, _ coat: Coat, phase: Double
  ) {
    let swing = sin(phase * 2 * .pi) * 0.22
    let points = (0...14).map { step in
      let part = Double(step) / 14
      let turn = 0.2 + part * 2.1 + swing * part
      return Point(
        seat.x + size * (0.5 + 0.55 * sin(turn)), seat.y - size * (0.12 + 0.5 * part * part))
    }
    canvas.stroke(points, width: size * 0.15, coat.fur)
    canvas.circle(points[14], size * 0.085, coat.stripe)
  }

  private static func body(_ canvas: Canvas, _ seat: Point, _ size: Double, _ coat: Coat) {
    canvas.ellipse(Point(seat.x, seat.y - size * 0.42), size * 0.52, size * 0.52, coat.fur)
    canvas.ellipse(Point(seat.x, seat.y - size * 0.75), size * 0.36, size * 0.42, coat.fur)
    for stripe in 0..<4 {
      let y = seat.y - size * (0.3 + 0.16 * Double(stripe))
      for side in [-1.0, 1.0] {
        canvas.ellipse(
          Point(seat.x + side * size * 0.38, y), size * 0.13, size * 0.032, angle: side * 0.3,
          coat.stripe)
      }
    }
    canvas.ellipse(Point(seat.x, seat.y - size * 0.45), size * 0.25, size * 0.38, coat.belly)
    for side in [-1.0, 1.0] {
      canvas.ellipse(
        Point(seat.x + side * size * 0.17, seat.y - size * 0.03), size * 0.14, size * 0.09,
        coat.belly)
    }
  }

  private static func paintHead(
    _ canvas: Canvas, _ head: Point, _ radius: Double, _ coat: Coat, isBlinking: Bool,
    using dice: inout Dice
  ) {
    for side in [-1.0, 1.0] {
      canvas.polygon(
        [
          Point(head.x + side * radius * 0.95, head.y - radius * 0.25),
          Point(head.x + side * radius * 0.82, head.y - radius * 1.3),
          Point(head.x + side * radius * 0.2, head.y - radius * 0.8),
        ], coat.fur)
      canvas.polygon(
        [
          Point(head.x + side * radius * 0.82, head.y - radius * 0.45),
          Point(head.x + side * radius * 0.76, head.y - radius * 1.08),
          Point(head.x + side * radius * 0.38, head.y - radius * 0.78),
        ], Color(hex: 0xF0A9A9))
    }
    canvas.ellipse(head, radius * 1.05, radius * 0.92, coat.fur)
    for mark in [-0.32, 0.0, 0.32] {
      canvas.ellipse(
        Point(head.x + radius * mark, head.y - radius * 0.66), radius * 0.07, radius * 0.22,
        coat.stripe)
    }
    canvas.ellipse(
      Point(head.x, head.y + radius * 0.38), radius * 0.46, radius * 0.34, coat.belly)
    for side in [-1.0, 1.0] {
      let eye = Point(head.x + side * radius * 0.42, head.y - radius * 0.05)
      if isBlinking {
        canvas.ellipse(eye, radius * 0.2, radius * 0.035, Color(hex: 0x222222))
      } else {
        canvas.ellipse(eye, radius * 0.2, radius * 0.23, Color(hex: 0x222222))
        canvas.ellipse(eye, radius * 0.175, radius * 0.205, coat.eye)
        canvas.ellipse(eye, radius * 0.065, radius * 0.185, Color(hex: 0x111111))
        canvas.circle(
          Point(eye.x + radius * 0.06, eye.y - radius * 0.08), radius * 0.045,
          Color(1, 1, 1))
      }
      for whisker in -1...1 {
        let y = head.y + radius * (0.32 + 0.1 * Double(whisker))
        canvas.stroke(
          [
            Point(head.x + side * radius * 0.4, y),
            Point(head.x + side * radius * 1.35, y + radius * 0.14 * Double(whisker)),
          ], width: max(0.8, radius * 0.018), Color(1, 1, 1, opacity: 0.8))
      }
    }
    canvas.ellipse(
      Point(head.x, head.y + radius * 0.22), radius * 0.09, radius * 0.065, Color(hex: 0xE58B8B))
  }
}
