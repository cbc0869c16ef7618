/// Which guides views place themselves anywhere in a graph.
///
/// Most containers line up on guides that nobody places; they needn't ask their children.
@MainActor final class GuideTable {
  private var keys: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
  private var isOpen = false

  func add(_ key: AlignmentKey) { keys.insert(key) }

  /// A layout from outside the engine may place any guide.
  func addAll() { isOpen = true }

  func mayBePlaced(_ key: AlignmentKey) -> Bool { isOpen || keys.contains(key) }
}
