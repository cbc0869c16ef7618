import CommunityAPI
import Foundation
import HTTPServer
import Routing
import ServerStorage

/// What a call carries, checked value by value.
struct CallParameters: Sendable {
  /// The pages a list may be asked for; later ones are a mistake, not an end.
  static let pages = 0...1_000_000

  let query: FormFields
  let path: URLValues

  /// Reads text; the fallback stands in for a missing one.
  ///
  /// - Throws: When it is not UTF-8, longer than the limit, or missing without a fallback.
  func text(
    _ field: CommunityField, limit: Int = 200, fallback: String? = nil
  ) throws(Refusal) -> String {
    switch query[field.rawValue] {
    case nil:
      guard let fallback else { throw .parameter(field.rawValue) }
      return fallback
    case .malformed: throw .parameter(field.rawValue)
    case .text(let text):
      guard text.unicodeScalars.count <= limit,
        text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else { throw .parameter(field.rawValue) }
      return text
    }
  }

  /// Reads a word to look for: text with something visible in it.
  func keyword() throws(Refusal) -> String {
    let text = try text(.keyword).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .parameter(CommunityField.keyword.rawValue) }
    return text
  }

  /// Reads a whole number; missing or empty text stands for the fallback.
  func integer(
    _ field: CommunityField, in range: ClosedRange<Int>, fallback: Int
  ) throws(Refusal) -> Int {
    let text = try text(field, fallback: "")
    return text.isEmpty ? fallback : try Self.integer(text, field.rawValue, in: range)
  }

  /// Reads a page of a list; page 0 is the first too.
  func page() throws(Refusal) -> Int {
    max(1, try integer(.page, in: Self.pages, fallback: 1))
  }

  /// Reads how many items a page has.
  func size() throws(Refusal) -> Int { try integer(.size, in: 1...100, fallback: 20) }

  /// Reads the name of a thing behind the question mark.
  func entity(_ field: CommunityField) throws(Refusal) -> EntityID {
    guard let id = EntityID(try text(field)) else { throw .parameter(field.rawValue) }
    return id
  }

  /// Reads the name of a thing in the path.
  func entity(inPath name: String) throws(Refusal) -> EntityID {
    guard let id = path.text(name).flatMap({ EntityID($0) }) else { throw .parameter(name) }
    return id
  }

  /// Reads a page in the path; page 0 is the first too.
  func page(inPath name: String) throws(Refusal) -> Int {
    max(1, try integer(inPath: name, in: Self.pages))
  }

  /// Reads a whole number in the path.
  func integer(inPath name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int {
    try Self.integer(path.text(name) ?? "", name, in: range)
  }

  private static func integer(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(Refusal) -> Int {
    guard let value = Int(text), range.contains(value) else { throw .parameter(name) }
    return value
  }
}
