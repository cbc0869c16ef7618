/// One article of a conversation, as long as the conversation goes on.
struct Floor: Sendable {
  let author: Int
  let age: Double
  let move: Move
  /// The place of the floor it answers.
  let answered: Int?
  /// What the author wrote himself.
  let words: String
  /// His words and what he quotes.
  let body: String
  /// What the topic's author would say to it.
  var pendingReply: Template?
  /// How many pictures it brings.
  var pictures = 0

  /// Returns a few of its words that another may repeat, if it has such.
  func clause(using dice: inout Dice) -> String? {
    let clauses = words.unicodeScalars.split(whereSeparator: Self.divides).filter { clause in
      (4...14).contains(clause.count) && !clause.contains(where: Self.isMark)
    }
    return clauses.isEmpty ? nil : String(String.UnicodeScalarView(dice.pick(clauses)))
  }

  private static func divides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "，", "。", "？", "！", ",", "?", "!", "\n", "；", " ", "~", "：", ":": true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[", "]", "“", "”", "@", "/", "\u{1B}", "【", "】", "{", "}", ";": true
    default: false
    }
  }
}
