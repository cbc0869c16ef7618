import Foundation

/// A small face: its set gives the head, its number the eyes, the mouth, and what else is there.
struct EmoticonFace {
  let set: EmoticonSet
  let number: Int

  private static let ink = Color(hex: 0x4A2E12)
  private static let center = 12.0

  private var eyes: Int { number % 8 }
  private var mouth: Int { number / 8 * 3 % 7 + number % 3 }
  private var extra: Int { (number / 2 + number / 8) % 9 }

  /// Paints the face, moved upwards by `-lift` points.
  func paint(_ canvas: Canvas, lift: Double) {
    let y = 12.8 + lift
    paintHead(canvas, y)
    for side in [-1.0, 1.0] { paintEye(canvas, Point(Self.center + side * 3.6, y - 1.8), side) }
    paintMouth(canvas, y + 3.8)
    paintExtra(canvas, y)
  }

  private func paintHead(_ canvas: Canvas, _ y: Double) {
    let shade = Double(number % 5) * 0.012
    switch set {
    case .em:
      head(canvas, y, Color(hue: 0.13 - shade, saturation: 0.75, brightness: 1))
    case .ema:
      let fur = Color(hue: 0.07 + shade, saturation: 0.4, brightness: 0.92)
      for side in [-1.0, 1.0] {
        let ear = [(9.4, -2), (8.2, -11.4), (2.2, -7.4)]
        canvas.polygon(ear.map { Point(Self.center + side * $0.0, y + $0.1) }, fur)
      }
      head(canvas, y, fur)
    case .emb:
      let skin = Color(hue: 0.95 - shade, saturation: 0.3, brightness: 1)
      canvas.polygon(
        [Point(9.5, y - 8), Point(14.5, y - 8), Point(13, y - 12.5)], Color(hex: 0x5BA84A))
      head(canvas, y, skin)
    case .emc:
      let skin = Color(hue: 0.3 + shade, saturation: 0.55, brightness: 0.85)
      for side in [-1.0, 1.0] { canvas.circle(Point(Self.center + side * 5, y - 7), 3.4, skin) }
      head(canvas, y, skin)
    }
  }

  private func head(_ canvas: Canvas, _ y: Double, _ color: Color) {
    canvas.circle(Point(Self.center, y), 9.9, color.mixed(with: Self.ink, part: 0.45))
    canvas.circle(Point(Self.center, y), 9.1, color)
    canvas.ellipse(
      Point(Self.center - 2.6, y - 5), 3.6, 1.8, angle: -0.5, Color(1, 1, 0.9, opacity: 0.4))
  }

  private func paintEye(_ canvas: Canvas, _ eye: Point, _ side: Double) {
    switch eyes {
    case 0: canvas.circle(eye, 1.35, Self.ink)
    case 1:
      canvas.circle(eye, 2.3, Color(hex: 0xF4F4E8))
      canvas.circle(Point(eye.x + side * 0.4, eye.y + 0.5), 1.2, Self.ink)
    case 2: arc(canvas, eye, 1.9, from: .pi, to: 2 * .pi)
    case 3: arc(canvas, eye, 1.9, from: 0, to: .pi)
    case 4: canvas.stroke([Point(eye.x - 2, eye.y), Point(eye.x + 2, eye.y)], width: 1, Self.ink)
    case 5:
      canvas.stroke(
        [
          Point(eye.x - side * 1.8, eye.y - 1.5), Point(eye.x + side * 0.4, eye.y),
          Point(eye.x - side * 1.8, eye.y + 1.5),
        ], width: 0.9, Self.ink)
    case 6:
      canvas.circle(Point(eye.x - 0.9, eye.y - 0.3), 1.2, Color(hex: 0xE0313A))
      canvas.circle(Point(eye.x + 0.9, eye.y - 0.3), 1.2, Color(hex: 0xE0313A))
      canvas.polygon(
        [Point(eye.x - 2, eye.y), Point(eye.x + 2, eye.y), Point(eye.x, eye.y + 2.4)],
        Color(hex: 0xE0313A))
    default:
      if side < 0 {
        arc(canvas, eye, 1.8, from: .pi, to: 2 * .pi)
      } else {
        canvas.circle(eye, 1.4, Self.ink)
      }
    }
  }

  private func paintMouth(_ canvas: Canvas, _ y: Double) {
    let place = Point(Self.center, y)
    switch mouth {
    case 0: arc(canvas, Point(place.x, y - 1.5), 3.6, from: 0.2, to: .pi - 0.2)
    case 1: arc(canvas, Point(place.x, y + 2), 3, from: .pi + 0.2, to: 2 * .pi - 0.2)
    case 2: canvas.circle(place, 1.7, Color(hex: 0x8A2B22))
    case 3: canvas.stroke([Point(9, y), Point(15, y)], width: 1, Self.ink)
    case 4:
      canvas.polygon(
        (0...12).map { step in
          let turn = Double.pi * Double(step) / 12
          return Point(place.x + 4 * cos(turn), y - 1 + 4 * sin(turn))
        }, Color(hex: 0x8A2B22))
      canvas.rectangle(x: 8.8, y: y - 1, width: 6.4, height: 1, Color(hex: 0xF4F4E8))
    case 5:
      canvas.stroke(
        [Point(8.5, y), Point(10.2, y - 1), Point(12, y), Point(13.8, y - 1), Point(15.5, y)],
        width: 0.9, Self.ink)
    case 6:
      arc(canvas, Point(place.x, y - 1.5), 3.4, from: 0.2, to: .pi - 0.2)
      canvas.ellipse(Point(13.2, y + 1.9), 1.3, 1.7, Color(hex: 0xE8707A))
    case 7: arc(canvas, Point(place.x + 1, y - 1), 2.6, from: 0, to: .pi / 2)
    default: canvas.ellipse(place, 2.6, 1.3, Color(hex: 0x8A2B22))
    }
  }

  private func paintExtra(_ canvas: Canvas, _ y: Double) {
    switch extra {
    case 1:
      for side in [-1.0, 1.0] {
        canvas.ellipse(
          Point(Self.center + side * 6, y + 1.6), 1.8, 1.1, Color(hex: 0xF2777A, opacity: 0.55))
      }
    case 2: canvas.ellipse(Point(18.8, y - 5), 1.3, 2, Color(hex: 0x5AB4E8))
    case 3:
      for side in [-1.0, 1.0] {
        canvas.ellipse(Point(Self.center + side * 4.2, y + 2.6), 1, 2.2, Color(hex: 0x5AB4E8))
      }
    case 4:
      for side in [-1.0, 1.0] {
        canvas.rectangle(
          x: Self.center + side * 3.6 - 2.6, y: y - 3.8, width: 5.2, height: 3.6,
          Color(hex: 0x20242C))
      }
      canvas.rectangle(x: 9, y: y - 3.2, width: 6, height: 0.9, Color(hex: 0x20242C))
    case 5:
      for side in [-1.0, 1.0] {
        canvas.stroke(
          [Point(Self.center + side * 6, y - 6), Point(Self.center + side * 2, y - 4.4)], width: 1,
          Self.ink)
      }
    case 6: canvas.text("z", x: 17, y: y - 12.5, size: 0.6, Color(hex: 0x3D6FB4))
    case 7:
      canvas.stroke([Point(17, y - 9), Point(21, y - 5)], width: 1, Color(hex: 0xD62F2F))
      canvas.stroke([Point(21, y - 9), Point(17, y - 5)], width: 1, Color(hex: 0xD62F2F))
    case 8:
      canvas.ellipse(Point(6, y + 6.5), 1.6, 2.6, angle: 0.5, Color(hex: 0xF0B83C))
    default: break
    }
  }

  private func arc(
    _ canvas: Canvas, _ center: Point, _ radius: Double, from start: Double, to end: Double
  ) {
    let points = (0...12).map { step in
      let turn = start + (end - start) * Double(step) / 12
      return Point(center.x + radius * cos(turn), center.y + radius * sin(turn))
    }
    canvas.stroke(points, width: 1, Self.ink)
  }
}
