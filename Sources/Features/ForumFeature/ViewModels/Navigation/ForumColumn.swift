/// The place of a screen in a part of the forum.
enum ForumColumn: Hashable, Sendable {
  /// Of lists, beside or behind what is read.
  case lists
  /// Of what is read.
  case reading
}
