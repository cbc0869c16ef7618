/// What can be said in one topic: each sentence once before any comes again.
struct SentencePool {
  /// Where a sentence comes from; the nearer, the better it fits.
  enum Source: Int, CaseIterable {
    case scene
    case theme
    case common
  }

  private struct Key: Hashable {
    let source: Source
    let shelf: Sheet.Shelf
  }

  private let scene: Sheet.Shelves
  private let theme: Sheet.Shelves
  private let common: Sheet.Shelves
  private var decks: [Key: Deck] = [:]

  init(scene: Sheet.Scene, theme: Sheet, common: Sheet) {
    self.scene = scene.shelves
    self.theme = theme.common
    self.common = common.common
  }

  /// Returns a sentence of the nearest shelf that has fresh ones; once all were said, of any, rather
  /// a near or large one, or none where each may be said but once.
  mutating func draw(
    _ shelf: Sheet.Shelf, from sources: [Source], isOnce: Bool, using dice: inout Dice
  ) -> Sheet.Sentence? {
    let stocked = sources.filter { !shelves($0)[shelf].isEmpty }
    for source in stocked where !deck(source, shelf, using: &dice).isSpent {
      // Even a fresh shelf is passed over now and then, so that a topic does not run in one groove.
      if source != stocked.last, dice.chance(0.14) { continue }
      return take(source, shelf, using: &dice)
    }
    guard !isOnce, !stocked.isEmpty else { return nil }
    let weights = stocked.map {
      Double(shelves($0)[shelf].count) * Double(Source.allCases.count - $0.rawValue)
    }
    return take(stocked[dice.weighted(weights)], shelf, using: &dice)
  }

  /// Whether the scene or the theme itself has something on a shelf.
  func has(_ shelf: Sheet.Shelf, from sources: [Source]) -> Bool {
    sources.contains { !shelves($0)[shelf].isEmpty }
  }

  private func shelves(_ source: Source) -> Sheet.Shelves {
    switch source {
    case .scene: scene
    case .theme: theme
    case .common: common
    }
  }

  private mutating func deck(
    _ source: Source, _ shelf: Sheet.Shelf, using dice: inout Dice
  ) -> Deck {
    let key = Key(source: source, shelf: shelf)
    if let deck = decks[key] { return deck }
    let deck = Deck(count: shelves(source)[shelf].count, using: &dice)
    decks[key] = deck
    return deck
  }

  private mutating func take(
    _ source: Source, _ shelf: Sheet.Shelf, using dice: inout Dice
  ) -> Sheet.Sentence? {
    var deck = deck(source, shelf, using: &dice)
    let card = deck.draw()
    decks[Key(source: source, shelf: shelf)] = deck
    return card.map { shelves(source)[shelf][$0] }
  }
}
