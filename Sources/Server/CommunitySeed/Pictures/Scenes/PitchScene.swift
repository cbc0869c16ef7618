/// A playing field from above, with the players.
enum PitchScene {
  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let isLawn = dice.chance(0.65)
    let ground = Color(hex: isLawn ? 0x3F8F3A : 0x2F7A6B)
    canvas.background(ground, ground)
    for stripe in 0..<12 where isLawn && stripe % 2 == 0 {
      canvas.rectangle(
        x: canvas.width * Double(stripe) / 12, y: 0, width: canvas.width / 12,
        height: canvas.height, Color(hex: 0x4CA246))
    }
    lines(canvas, isLawn: isLawn)
    let shirts = dice.pick([(0xD8343A, 0xF4F4F4), (0x2E5FB8, 0xF2C230), (0x222222, 0xE8772E)])
    for player in 0..<(isLawn ? 14 : 4) {
      let home = player % 2 == 0
      let place = Point(
        canvas.width * dice.between(home ? 0.06 : 0.4, home ? 0.6 : 0.94),
        canvas.height * dice.between(0.1, 0.9))
      canvas.ellipse(
        Point(place.x + canvas.unit * 0.012, place.y + canvas.unit * 0.014), canvas.unit * 0.02,
        canvas.unit * 0.016, Color(0, 0, 0, opacity: 0.3))
      canvas.circle(place, canvas.unit * 0.02, Color(hex: home ? shirts.0 : shirts.1))
      canvas.circle(place, canvas.unit * 0.009, Color(hex: 0x3A2418))
    }
    let ball = Point(canvas.width * dice.between(0.2, 0.8), canvas.height * dice.between(0.2, 0.8))
    canvas.circle(ball, canvas.unit * 0.01, Color(1, 1, 1))
  }

  private static func lines(_ canvas: Canvas, isLawn: Bool) {
    let chalk = Color(1, 1, 1, opacity: 0.9)
    let width = max(2, canvas.unit * 0.006)
    let margin = canvas.unit * 0.05
    func box(_ x: Double, _ y: Double, _ boxWidth: Double, _ boxHeight: Double) {
      canvas.stroke(
        [
          Point(x, y), Point(x + boxWidth, y), Point(x + boxWidth, y + boxHeight),
          Point(x, y + boxHeight), Point(x, y),
        ], width: width, chalk)
    }
    let (inner, tall) = (canvas.width - 2 * margin, canvas.height - 2 * margin)
    box(margin, margin, inner, tall)
    canvas.stroke(
      [Point(canvas.width / 2, margin), Point(canvas.width / 2, canvas.height - margin)],
      width: width, chalk)
    if isLawn {
      canvas.circle(
        Point(canvas.width / 2, canvas.height / 2), canvas.unit * 0.13, chalk.faded(to: 0.25))
      box(margin, canvas.height * 0.28, inner * 0.15, canvas.height * 0.44)
      box(
        canvas.width - margin - inner * 0.15, canvas.height * 0.28, inner * 0.15,
        canvas.height * 0.44)
    } else {
      box(margin, margin + tall * 0.08, inner, tall * 0.84)
      box(margin + inner * 0.33, margin + tall * 0.08, inner * 0.34, tall * 0.84)
    }
  }
}
