internal import Foundation

/// What a person typed, as patterns for `LIKE … ESCAPE '\'`.
struct LikePattern {
  private let escaped: String

  /// Reads a keyword; a blank one is `nil`, as it would find everything.
  init?(_ keyword: String) {
    let trimmed = keyword.trimmingCharacters(in: .whitespacesAndNewlines)
    // SQLite's patterns end at the character U+0000.
    guard !trimmed.isEmpty, !trimmed.contains("\0") else { return nil }
    var escaped = ""
    for character in trimmed.unicodeScalars {
      if ["%", "_", "\\"].contains(character) { escaped.append("\\") }
      escaped.unicodeScalars.append(character)
    }
    self.escaped = escaped
  }

  var exact: String { escaped }
  var beginning: String { escaped + "%" }
  var containing: String { "%" + escaped + "%" }
}
