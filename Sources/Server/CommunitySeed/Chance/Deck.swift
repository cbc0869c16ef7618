/// A way through `count` cards that meets each once before any comes again.
struct Deck: Sendable {
  let count: Int
  private let start: Int
  private let stride: Int
  private(set) var drawn = 0

  /// Shuffles by a step that shares no divisor with the count, and is neither short nor nearly all
  /// of it, so that neighbours do not stay neighbours.
  init(count: Int, using dice: inout Dice) {
    self.count = count
    start = count > 0 ? dice.below(count) : 0
    var step = count > 2 ? count / 4 + 1 + dice.below(count / 3 + 1) : 1
    while Deck.divisor(step, count) > 1 { step += 1 }
    stride = step
  }

  /// Whether every card was drawn.
  var isSpent: Bool { drawn >= count }

  /// Returns the next card; `nil` only for a deck of none.
  mutating func draw() -> Int? {
    guard count > 0 else { return nil }
    defer { drawn += 1 }
    return (start + drawn * stride) % count
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
