/// A board of go in the middle of a game.
enum WeiqiScene {
  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let wood = Color(hex: dice.pick([0xE3B873, 0xD9A85B, 0xC99B5C]))
    canvas.background(wood.mixed(with: Color(1, 1, 1), part: 0.15), wood)
    let lines = dice.pick([19, 19, 19, 13])
    let step = canvas.unit / Double(lines + 1)
    let left = (canvas.width - step * Double(lines - 1)) / 2
    let top = (canvas.height - step * Double(lines - 1)) / 2
    func place(_ column: Int, _ row: Int) -> Point {
      Point(left + step * Double(column), top + step * Double(row))
    }
    for line in 0..<lines {
      let width = line == 0 || line == lines - 1 ? 2.0 : 1
      canvas.stroke([place(line, 0), place(line, lines - 1)], width: width, Color(0.15, 0.1, 0))
      canvas.stroke([place(0, line), place(lines - 1, line)], width: width, Color(0.15, 0.1, 0))
    }
    for column in [3, lines / 2, lines - 4] {
      for row in [3, lines / 2, lines - 4] {
        canvas.circle(place(column, row), step * 0.13, Color(0.15, 0.1, 0))
      }
    }
    stones(canvas, lines: lines, radius: step * 0.47, place: place, using: &dice)
  }

  private static func stones(
    _ canvas: Canvas, lines: Int, radius: Double, place: (Int, Int) -> Point,
    using dice: inout Dice
  ) {
    var taken = Array(repeating: false, count: lines * lines)
    var (column, row) = (dice.below(lines), dice.below(lines))
    var last = place(column, row)
    for move in 0..<dice.within(40...(lines * 8)) {
      // Most moves answer the one before, a few open another corner.
      if dice.chance(0.16) {
        (column, row) = (dice.below(lines), dice.below(lines))
      } else {
        column = min(max(column + dice.within(-2...2), 0), lines - 1)
        row = min(max(row + dice.within(-2...2), 0), lines - 1)
      }
      guard !taken[row * lines + column] else { continue }
      taken[row * lines + column] = true
      last = place(column, row)
      let isBlack = move % 2 == 0
      canvas.circle(
        Point(last.x + radius * 0.1, last.y + radius * 0.14), radius, Color(0, 0, 0, opacity: 0.3))
      canvas.circle(last, radius, Color(hex: isBlack ? 0x1A1A1D : 0xF4F2EC))
      canvas.ellipse(
        Point(last.x - radius * 0.3, last.y - radius * 0.35), radius * 0.35, radius * 0.22,
        angle: -0.7, Color(1, 1, 1, opacity: isBlack ? 0.22 : 0.8))
    }
    canvas.circle(last, radius * 0.28, Color(hex: 0xD03030))
  }
}
