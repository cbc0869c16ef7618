import Foundation
import TestSupport

/// Something that was measured on Apple's SwiftUI, as `Fixtures/measured.txt` tells it.
struct Measured: Sendable {
  /// A group and a name in it.
  let name: String
  /// The window's size; `nil` if nothing about the measurement depends on one.
  let size: CGSize?
  /// What was measured, by what it was measured of.
  let values: [String: String]

  /// Everything that was measured, or why the file can't be read.
  static let all = Result { try read() }

  /// Returns what was measured under a name.
  static func named(_ name: String) throws -> Measured {
    let found = try all.get().filter { $0.name == name }
    guard let first = found.first, found.count == 1 else {
      throw Trouble(what: "measured \(found.count) times", line: name)
    }
    return first
  }

  /// Why the file can't be read.
  struct Trouble: Error {
    let what: String
    let line: String
  }

  // MARK: - Reading

  private static func read() throws -> [Measured] {
    let file = Checkout.root.appending(path: "Tests/UI/SwiftUICoreTests/Fixtures/measured.txt")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
      .compactMap { try measured($0.split(separator: "\n").filter { !$0.hasPrefix("#") }) }
  }

  private static func measured(_ lines: [Substring]) throws -> Measured? {
    guard let head = lines.first else { return nil }
    let words = head.split(separator: " ")
    var values: [String: String] = [:]
    for line in lines.dropFirst() {
      guard line.hasPrefix("  "), let colon = line.range(of: ": ") else {
        throw Trouble(what: "neither a name nor a value", line: String(line))
      }
      let label = line[..<colon.lowerBound].dropFirst(2)
      guard values.updateValue(String(line[colon.upperBound...]), forKey: String(label)) == nil
      else { throw Trouble(what: "measured twice", line: String(line)) }
    }
    guard !values.isEmpty, words.count <= 2 else {
      throw Trouble(what: "nothing was measured", line: String(head))
    }
    return Measured(
      name: String(words[0]), size: words.count == 2 ? try size(words[1]) : nil, values: values)
  }

  private static func size(_ word: Substring) throws -> CGSize {
    let sides = word.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { throw Trouble(what: "not a size", line: String(word)) }
    return CGSize(width: sides[0], height: sides[1])
  }
}
