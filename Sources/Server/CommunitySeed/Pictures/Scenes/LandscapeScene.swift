import Foundation

/// Mountains behind mountains, at some hour of the day.
enum LandscapeScene {
  private struct Hour {
    let sky: Color
    let horizon: Color
    let sun: Color
    let far: Color
    let near: Color
  }

  private static let hours = [
    Hour(
      sky: Color(hex: 0x2E4A7D), horizon: Color(hex: 0xF7B267), sun: Color(hex: 0xFFE3A3),
      far: Color(hex: 0xB98B82), near: Color(hex: 0x1E2A3A)),
    Hour(
      sky: Color(hex: 0x4A90D9), horizon: Color(hex: 0xD9ECF7), sun: Color(hex: 0xFFFDF0),
      far: Color(hex: 0x9DBCCB), near: Color(hex: 0x1F4D3A)),
    Hour(
      sky: Color(hex: 0x3B1F4B), horizon: Color(hex: 0xF2617A), sun: Color(hex: 0xFFC371),
      far: Color(hex: 0xA45A7A), near: Color(hex: 0x190F24)),
    Hour(
      sky: Color(hex: 0x8CA3B0), horizon: Color(hex: 0xE9EEF0), sun: Color(hex: 0xFFFFFF),
      far: Color(hex: 0xC3CED3), near: Color(hex: 0x4B5B62)),
    Hour(
      sky: Color(hex: 0x0B1B3A), horizon: Color(hex: 0x3E5C86), sun: Color(hex: 0xF4F1DE),
      far: Color(hex: 0x35517A), near: Color(hex: 0x070D18)),
  ]

  static func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    let hour = dice.pick(hours)
    let (width, height) = (canvas.width, canvas.height)
    canvas.background(hour.sky, hour.horizon)
    let sun = Point(width * dice.between(0.15, 0.85), height * dice.between(0.18, 0.42))
    canvas.glow(sun, radius: canvas.unit * 0.5, hour.sun, strength: 0.75)
    canvas.circle(sun, canvas.unit * 0.055, hour.sun)
    clouds(canvas, hour.sun, phase: phase, using: &dice)
    let ridges = dice.within(4...6)
    for ridge in 0..<ridges {
      let depth = Double(ridge) / Double(ridges - 1)
      let base = height * (0.46 + 0.34 * depth)
      let color = hour.far.mixed(with: hour.near, part: depth)
      paintRidge(canvas, base: base, rise: height * (0.15 - 0.06 * depth), color, using: &dice)
    }
    if dice.chance(0.6) { lake(canvas, hour, using: &dice) }
  }

  private static func clouds(
    _ canvas: Canvas, _ color: Color, phase: Double, using dice: inout Dice
  ) {
    for _ in 0..<dice.within(2...5) {
      let drift = canvas.width * 0.03 * phase
      let middle = Point(
        canvas.width * dice.unit() + drift, canvas.height * dice.between(0.06, 0.34))
      let size = canvas.unit * dice.between(0.04, 0.09)
      for _ in 0..<5 {
        let puff = Point(
          middle.x + size * dice.between(-2.2, 2.2), middle.y + size * dice.between(-0.25, 0.25))
        canvas.ellipse(
          puff, size * dice.between(0.9, 1.6), size * dice.between(0.22, 0.4),
          color.faded(to: 0.28))
      }
    }
  }

  private static func paintRidge(
    _ canvas: Canvas, base: Double, rise: Double, _ color: Color, using dice: inout Dice
  ) {
    let waves = (0..<6).map { octave in
      (
        frequency: pow(1.9, Double(octave)) * dice.between(1.2, 2.6),
        shift: dice.between(0, 6.28), weight: pow(0.55, Double(octave))
      )
    }
    let steps = 240
    var points = [Point(0, canvas.height)]
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let wave = waves.reduce(0) { $0 + sin(part * $1.frequency * 4 + $1.shift) * $1.weight }
      points.append(Point(canvas.width * part, base - wave * rise))
    }
    canvas.polygon(points + [Point(canvas.width, canvas.height)], color)
  }

  private static func lake(_ canvas: Canvas, _ hour: Hour, using dice: inout Dice) {
    let top = canvas.height * 0.84
    canvas.gradient(
      x: 0, y: top, width: canvas.width, height: canvas.height - top,
      hour.horizon.mixed(with: hour.near, part: 0.35), hour.sky.mixed(with: hour.near, part: 0.5))
    for _ in 0..<40 {
      let y = top + (canvas.height - top) * dice.unit()
      let length = canvas.width * dice.between(0.02, 0.12)
      canvas.rectangle(
        x: canvas.width * dice.unit(), y: y, width: length, height: max(1, canvas.unit * 0.0025),
        hour.sun.faded(to: 0.25))
    }
  }
}
