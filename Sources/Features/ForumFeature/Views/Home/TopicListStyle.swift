/// What the rows of a list of topics tell besides the title.
enum TopicListStyle {
  /// The place, which says how much is going on there, and the board.
  case ranked
  /// The board.
  case mixed
  /// Who began the topic: they are all of one board.
  case board
}
