import Foundation

/// Numbers over time: lines, bars or candles.
enum ChartScene {
  private static let inks = [0x3366CC, 0xDC3912, 0x109618, 0xFF9900, 0x990099, 0x0099C6]

  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    canvas.background(Color(1, 1, 1), Color(hex: 0xF6F8FA))
    let frame = (
      left: canvas.width * 0.09, top: canvas.height * 0.12, width: canvas.width * 0.86,
      height: canvas.height * 0.74
    )
    let ceiling = dice.pick([10, 50, 100, 200, 500, 1_000])
    for step in 0...5 {
      let y = frame.top + frame.height * Double(step) / 5
      canvas.rectangle(x: frame.left, y: y, width: frame.width, height: 1, Color(hex: 0xD5DAE0))
      canvas.text(
        "\(ceiling * (5 - step) / 5)", x: canvas.width * 0.02, y: y - 7, size: 0.9,
        Color(hex: 0x6A737D))
    }
    canvas.text(
      dice.pick(["monthly total", "requests / s", "weight (kg)", "km per week", "temperature"]),
      x: frame.left, y: canvas.height * 0.035, size: 1.4, Color(hex: 0x24292E))
    switch dice.below(3) {
    case 0:
      for series in 0..<dice.within(1...3) {
        line(canvas, frame, Color(hex: inks[series]), using: &dice)
      }
    case 1: bars(canvas, frame, using: &dice)
    default: candles(canvas, frame, using: &dice)
    }
    for tick in 0..<12 {
      canvas.text(
        "\(tick + 1)", x: frame.left + frame.width * (Double(tick) + 0.4) / 12,
        y: frame.top + frame.height + 8, size: 0.9, Color(hex: 0x6A737D))
    }
  }

  private typealias Frame = (left: Double, top: Double, width: Double, height: Double)

  private static func line(
    _ canvas: Canvas, _ frame: Frame, _ ink: Color, using dice: inout Dice
  ) {
    var level = dice.between(0.3, 0.7)
    let points = (0...60).map { step in
      level = min(max(level + dice.between(-0.07, 0.072), 0.04), 0.96)
      return Point(
        frame.left + frame.width * Double(step) / 60, frame.top + frame.height * (1 - level))
    }
    let floor = frame.top + frame.height
    canvas.polygon(
      [Point(frame.left, floor)] + points + [Point(frame.left + frame.width, floor)],
      ink.faded(to: 0.12))
    canvas.stroke(points, width: 2.6, ink)
  }

  private static func bars(_ canvas: Canvas, _ frame: Frame, using dice: inout Dice) {
    let ink = Color(hex: dice.pick(inks))
    for bar in 0..<12 {
      let part = dice.between(0.12, 0.95)
      let x = frame.left + frame.width * (Double(bar) + 0.18) / 12
      canvas.gradient(
        x: x, y: frame.top + frame.height * (1 - part), width: frame.width / 12 * 0.64,
        height: frame.height * part, ink, ink.mixed(with: Color(1, 1, 1), part: 0.35))
    }
  }

  private static func candles(_ canvas: Canvas, _ frame: Frame, using dice: inout Dice) {
    var level = 0.5
    for candle in 0..<48 {
      let next = min(max(level + dice.normal() * 0.05, 0.08), 0.92)
      let ink = Color(hex: next >= level ? 0xD64541 : 0x1E9E62)
      let x = frame.left + frame.width * (Double(candle) + 0.5) / 48
      let (high, low) = (max(level, next), min(level, next))
      func y(_ part: Double) -> Double { frame.top + frame.height * (1 - part) }
      canvas.rectangle(
        x: x - 0.5, y: y(high + 0.03), width: 1, height: y(low - 0.03) - y(high + 0.03), ink)
      canvas.rectangle(
        x: x - frame.width / 140, y: y(high), width: frame.width / 70,
        height: max(1, y(low) - y(high)), ink)
      level = next
    }
  }
}
