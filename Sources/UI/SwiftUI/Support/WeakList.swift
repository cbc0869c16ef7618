/// Objects that are known for as long as somebody else keeps them, in the order in which they
/// came.
///
/// Views make what they offer known in this way where being shown doesn't matter: an object in
/// the view's `@State` is added by its body, and is gone with the view.
struct WeakList<Element: AnyObject> {
  private struct Entry {
    weak var element: Element?
  }

  private var entries: [Entry] = []

  /// Adds an object that isn't there yet.
  ///
  /// - Returns: Whether it is new.
  @discardableResult mutating func add(_ element: Element) -> Bool {
    entries.removeAll { $0.element == nil }
    guard !entries.contains(where: { $0.element === element }) else { return false }
    entries.append(Entry(element: element))
    return true
  }

  /// The objects that are still there.
  var all: [Element] { entries.compactMap(\.element) }
}
