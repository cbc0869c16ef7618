/// A board before the community is made: its names, what it is about, how lively it is.
struct BoardPlan: Sendable {
  /// How fresh the topics of a board's first page are.
  enum Pace: Sendable {
    case busy
    case steady
    case quiet
    case ended

    /// The ages of the freshest topic, of the first page's last, and of the oldest of all.
    func ages(using dice: inout Dice) -> (first: Double, page: Double, last: Double) {
      switch self {
      case .busy:
        (dice.between(8, 50), dice.between(11, 40) * Age.hour, dice.between(9, 14) * Age.year)
      case .steady:
        (
          dice.between(2, 90) * Age.minute, dice.between(15, 200) * Age.day,
          dice.between(9, 14) * Age.year
        )
      case .quiet:
        (
          dice.between(3, 60) * Age.hour, dice.between(1, 4) * Age.year,
          dice.between(8, 14) * Age.year
        )
      case .ended:
        (
          dice.between(5, 7) * Age.year, dice.between(8, 10) * Age.year,
          dice.between(11, 14) * Age.year
        )
      }
    }
  }

  enum Rule: Sendable {
    case readOnly
    case forbidsReplies
    case membersOnly
    /// Nobody has written there.
    case empty
  }

  let name: String
  let title: String
  let theme: Theme?
  let directory: String?
  let pace: Pace
  /// How many topics it has, relative to others.
  let weight: Double
  let rules: Set<Rule>
  let accessScore: Int
  /// Words of the sheet that mean something else here, as the sheet would write them.
  let words: [String: String]

  /// Whether it holds boards, not topics.
  var isDirectory: Bool { theme == nil }

  static func directory(_ name: String, _ title: String, in directory: String? = nil) -> BoardPlan {
    BoardPlan(
      name: name, title: title, theme: nil, directory: directory, pace: .quiet, weight: 0,
      rules: [], accessScore: 0, words: [:])
  }

  static func board(
    _ name: String, _ title: String, _ theme: Theme, in directory: String? = nil,
    _ pace: Pace = .steady, weight: Double = 1, rules: Set<Rule> = [], accessScore: Int = 0,
    words: [String: String] = [:]
  ) -> BoardPlan {
    BoardPlan(
      name: name, title: title, theme: theme, directory: directory, pace: pace, weight: weight,
      rules: rules, accessScore: accessScore, words: words)
  }
}
