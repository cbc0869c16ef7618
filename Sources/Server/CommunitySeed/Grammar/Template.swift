/// A sentence with places left open, as the sheets write it.
///
/// | in a sheet | means |
/// | --- | --- |
/// | `{小区}` | a word of the list 小区, the same one throughout a topic |
/// | `{*小区}` | any other word of it |
/// | `{今天\|昨天\|}` | one of the choices, each a template itself |
/// | `{3-9}`, `{100-900:50}` | a number, in steps |
/// | `¶` | a new line |
struct Template: Sendable {
  /// What fills a place by the moment, not by a list.
  enum Role: String, Sendable, CaseIterable {
    /// How the speaker calls the topic's author.
    case starter = "楼"
    /// What the topic is about.
    case subject = "主"
    /// A few words of the article answered.
    case echo = "引"
    /// The name of the one answered.
    case answered = "名"
    /// The speaker's way to laugh.
    case laugh = "笑"
    /// The Chinese name of the board.
    case board = "版"
    /// A piece of code.
    case snippet = "码"
  }

  enum Piece: Sendable {
    case text(String)
    case role(Role)
    case word(list: Int, isFresh: Bool)
    case number(lower: Int, upper: Int, step: Int)
    case choice([Template])
  }

  let pieces: [Piece]

  /// Whether it needs a few words of the article it answers.
  var needsEcho: Bool {
    pieces.contains {
      switch $0 {
      case .role(.echo): true
      case .choice(let choices): choices.contains(where: \.needsEcho)
      default: false
      }
    }
  }
}
