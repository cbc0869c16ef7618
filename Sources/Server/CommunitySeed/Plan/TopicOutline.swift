import ServerStorage

/// A topic before anyone has spoken.
struct TopicOutline: Sendable {
  /// The place among all topics, which its dice are thrown for.
  let index: Int
  /// The place of its board among all boards.
  let board: Int
  /// How many articles it has.
  let size: Int
  /// How it begins, in the board's sheet.
  var title: Sheet.TitleChoice
  /// How long ago the last article was written, and the first.
  let lastAge: Double
  let firstAge: Double
  var isSticky = false
  var isEssence = false
  /// Whether the first article is a whole old conversation, put into one.
  var isCollection = false
  /// Whether the first article is gone.
  var hasLostStart = false

  static func id(seed: UInt64, index: Int) -> TopicRecord.ID {
    var dice = Dice(seed: seed, .topicID, index)
    return dice.entityID()
  }
}
