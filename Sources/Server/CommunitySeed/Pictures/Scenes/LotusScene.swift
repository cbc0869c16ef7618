import Foundation

/// A pond seen from above: leaves, flowers, rings on the water.
enum LotusScene {
  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    let isEvening = dice.chance(0.3)
    let water = Color(hex: isEvening ? 0x2B4A5E : 0x2F6F62)
    canvas.background(water.mixed(with: Color(hex: 0x9CC9B5), part: 0.35), water)
    rings(canvas, phase: phase, using: &dice)
    // As many leaves as fit the pond, however long it is.
    let leaf = canvas.unit * 0.11
    let count = Int(canvas.width * canvas.height / (leaf * leaf) / 7)
    for _ in 0..<count {
      let place = Point(canvas.width * dice.unit(), canvas.height * dice.unit())
      paintLeaf(canvas, place, leaf * dice.between(0.55, 1.25), using: &dice)
    }
    for _ in 0..<max(3, count / 6) {
      let place = Point(
        canvas.width * dice.between(0.05, 0.95), canvas.height * dice.between(0.05, 0.95))
      paintFlower(canvas, place, canvas.unit * dice.between(0.05, 0.11), using: &dice)
    }
  }

  private static func rings(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    for _ in 0..<5 {
      let center = Point(canvas.width * dice.unit(), canvas.height * dice.unit())
      for ring in 1...4 {
        let radius = canvas.unit * 0.05 * (Double(ring) + phase)
        let points = (0...48).map { step in
          let turn = Double(step) / 48 * 2 * .pi
          return Point(center.x + radius * cos(turn), center.y + radius * 0.6 * sin(turn))
        }
        canvas.stroke(
          points, width: max(1, canvas.unit * 0.002), Color(1, 1, 1, opacity: 0.22 / Double(ring)))
      }
    }
  }

  private static func paintLeaf(
    _ canvas: Canvas, _ center: Point, _ radius: Double, using dice: inout Dice
  ) {
    let hue = dice.between(0.27, 0.38)
    let color = Color(hue: hue, saturation: 0.62, brightness: dice.between(0.35, 0.62))
    let notch = dice.between(0, 2 * .pi)
    func rim(_ scale: Double, shift: Double) -> [Point] {
      var points = [Point(center.x + shift, center.y + shift)]
      for step in 0...40 {
        let turn = notch + 0.22 + (2 * .pi - 0.44) * Double(step) / 40
        let wave = 1 + 0.035 * sin(turn * 9)
        points.append(
          Point(
            center.x + shift + radius * scale * wave * cos(turn),
            center.y + shift + radius * scale * wave * 0.86 * sin(turn)))
      }
      return points
    }
    canvas.polygon(rim(1, shift: radius * 0.07), Color(0, 0.12, 0.1, opacity: 0.4))
    canvas.polygon(rim(1, shift: 0), color.mixed(with: Color(1, 1, 0.7), part: 0.2))
    canvas.polygon(rim(0.95, shift: 0), color)
    for vein in 0..<11 {
      let turn = notch + 0.5 + (2 * .pi - 1) * Double(vein) / 10
      canvas.stroke(
        [
          center,
          Point(center.x + radius * 0.85 * cos(turn), center.y + radius * 0.72 * sin(turn)),
        ], width: max(1, radius * 0.02), Color(0.85, 1, 0.75, opacity: 0.28))
    }
  }

  private static func paintFlower(
    _ canvas: Canvas, _ center: Point, _ size: Double, using dice: inout Dice
  ) {
    let isWhite = dice.chance(0.25)
    let tip = Color(hex: isWhite ? 0xFFF4F0 : 0xF06A9B)
    let heart = Color(hex: isWhite ? 0xFFFFFF : 0xFFDCE8)
    let turn = dice.between(0, .pi)
    for (layer, count) in [(0, 9), (1, 8), (2, 6)] {
      let reach = size * (1 - 0.26 * Double(layer))
      for petal in 0..<count {
        let angle = turn + Double(layer) * 0.35 + 2 * .pi * Double(petal) / Double(count)
        let middle = Point(
          center.x + reach * 0.52 * cos(angle), center.y + reach * 0.52 * sin(angle))
        canvas.ellipse(
          middle, reach * 0.52, reach * 0.2, angle: angle,
          tip.mixed(with: heart, part: 0.15 + 0.28 * Double(layer)))
        canvas.ellipse(
          Point(center.x + reach * 0.4 * cos(angle), center.y + reach * 0.4 * sin(angle)),
          reach * 0.36, reach * 0.12, angle: angle, heart.faded(to: 0.5))
      }
    }
    canvas.circle(center, size * 0.17, Color(hex: 0xF5C842))
    canvas.circle(center, size * 0.09, Color(hex: 0xA9B84A))
  }
}
