import Foundation
import ServerStorage

/// Random numbers for one purpose, the same for the same seed (SplitMix64).
///
/// Each thing of the community throws dice of its own, so that a change in one leaves the others
/// as they were.
struct Dice: Sendable {
  /// What the numbers are for; each purpose has a sequence of its own.
  enum Purpose: UInt64, Sendable {
    case account = 1
    case accountID, voice, section, board, channel, topic, topicID, text, time, articleID, likes,
      attachments, picture, pictureID, avatar, avatarID, shape, emoticon
  }

  private var state: UInt64

  init(seed: UInt64, _ purpose: Purpose, _ index: Int = 0) {
    state = seed
    state = next() ^ (purpose.rawValue &* 0xD6E8_FEB8_6659_FD93)
    state = next() ^ UInt64(truncatingIfNeeded: index)
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "no number is below \(bound)")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns a number in `0..<1`.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Returns the index of one of the weights, each as likely as it is heavy.
  mutating func weighted(_ weights: [Double]) -> Int {
    var rest = unit() * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.count - 1
  }

  /// Returns a number of the normal distribution around 0 with deviation 1 (Box, Muller).
  mutating func normal() -> Double {
    let radius = (-2 * log(1 - unit())).squareRoot()
    return radius * cos(2 * .pi * unit())
  }

  mutating func entityID() -> EntityID { EntityID(high: next(), low: next()) }
}
