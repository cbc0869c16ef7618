/// What someone does by an article.
enum Move: Int, Sendable, CaseIterable {
  case opening
  case short
  case answer
  case story
  case question
  case agreement
  case objection
  case defence
  case echo
  case joke
  case aside
  case picture
  case essay
  case order
  case bump
  /// A seller brings his own topic up.
  case ownBump
  case praise
  case comfort
  /// A topic's author says thanks, tells what came of it, or closes the matter.
  case thanks
  case followUp
  case ending

  /// A move and how likely it is.
  typealias Weight = (move: Move, weight: Double)

  /// Returns how likely each move of one who answers is in a scene of some kind.
  static func weights(_ kind: Sheet.Kind) -> [Weight] {
    switch kind {
    case .question:
      [
        (.short, 11), (.answer, 46), (.story, 10), (.question, 9), (.agreement, 8), (.objection, 5),
        (.echo, 3), (.joke, 4), (.aside, 1), (.picture, 1.2), (.essay, 0.5),
      ]
    case .opinion, .poll:
      [
        (.short, 9), (.answer, 42), (.story, 11), (.question, 3), (.agreement, 11),
        (.objection, 10),
        (.echo, 5), (.joke, 6), (.aside, 1.5), (.picture, 1), (.essay, 0.8),
      ]
    case .story:
      [
        (.short, 11), (.answer, 42), (.story, 12), (.question, 7), (.agreement, 8), (.objection, 3),
        (.echo, 4), (.joke, 6), (.comfort, 7), (.aside, 1), (.picture, 1), (.essay, 0.4),
      ]
    case .show:
      [
        (.short, 16), (.answer, 42), (.praise, 18), (.story, 5), (.question, 6), (.agreement, 3),
        (.echo, 1), (.joke, 5), (.picture, 5), (.aside, 1),
      ]
    case .sale: [(.bump, 38), (.answer, 42), (.question, 12), (.joke, 4), (.short, 4)]
    case .notice: [(.short, 30), (.answer, 52), (.question, 8), (.agreement, 6), (.joke, 4)]
    case .clipping:
      [
        (.short, 20), (.answer, 46), (.story, 8), (.agreement, 8), (.objection, 5), (.echo, 3),
        (.joke, 6), (.aside, 2),
      ]
    case .diary: [(.answer, 86), (.short, 3), (.agreement, 3), (.picture, 4), (.joke, 4)]
    }
  }

  /// Returns how likely a topic's author is to write the next article himself.
  static func starterShare(_ kind: Sheet.Kind) -> Double {
    switch kind {
    case .question, .story: 0.14
    case .opinion, .poll: 0.08
    case .show: 0.16
    case .sale: 0.22
    case .notice: 0.02
    case .clipping: 0.05
    case .diary: 0.05
    }
  }
}
