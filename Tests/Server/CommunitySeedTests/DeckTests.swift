import Testing

@testable import CommunitySeed

struct DeckTests {
  @Test(arguments: 1...40)
  func meetsEachCardOnceBeforeAnyComesAgain(count: Int) {
    var dice = Dice(seed: 7, .text, count)
    var deck = Deck(count: count, using: &dice)

    let round = (0..<count).compactMap { _ in deck.draw() }

    #expect(Set(round) == Set(0..<count))
    #expect(deck.isSpent)
  }

  @Test func emptyDeckHasNoCard() {
    var dice = Dice(seed: 7, .text)
    var deck = Deck(count: 0, using: &dice)

    #expect(deck.draw() == nil)
    #expect(deck.isSpent)
  }
}
