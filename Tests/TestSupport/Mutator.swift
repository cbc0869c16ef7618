package import Foundation

/// Damages texts of a corpus in the ways that break parsers; the same damage for the same seed.
package struct Mutator: Sendable {
  private var random: SeededGenerator
  private let corpus: [[UInt8]]
  private let interesting: [[UInt8]]

  /// Makes a mutator of some seeds.
  ///
  /// - Parameters:
  ///   - corpus: Texts to begin with and to splice in; at least one.
  ///   - interesting: What the parser in question looks for, such as delimiters.
  ///   - seed: Decides all that follows.
  package init(corpus: [[UInt8]], interesting: [String], seed: UInt64) {
    precondition(!corpus.isEmpty, "a mutator needs a corpus")
    self.corpus = corpus
    self.interesting =
      interesting.map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE4, 0xB8, 0xAD], [0x0A]]
    random = SeededGenerator(seed: seed)
  }

  /// Reads every file of a folder, sorted by name.
  ///
  /// - Throws: What `FileManager` and `Data` throw when the folder or a file cannot be read.
  package static func corpus(in folder: URL) throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { Array(try Data(contentsOf: $0)) }
  }

  /// Returns a text of the corpus with one to four kinds of damage.
  package mutating func next() -> [UInt8] {
    var bytes = pick(corpus)
    for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let range = range(in: bytes)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: flipBit(in: &bytes)
    case 1: bytes.removeLast(bytes.count - range.lowerBound)
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 4: bytes.insert(contentsOf: pick(interesting), at: range.lowerBound)
    case 5: bytes.replaceSubrange(range, with: pick(interesting))
    default:
      let other = pick(corpus)
      bytes.replaceSubrange(range, with: other[self.range(in: other)])
    }
  }

  private mutating func flipBit(in bytes: inout [UInt8]) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<Int.random(in: start...bytes.count, using: &random)
  }

  private mutating func pick(_ choices: [[UInt8]]) -> [UInt8] {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
