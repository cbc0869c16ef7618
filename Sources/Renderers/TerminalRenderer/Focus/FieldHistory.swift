/// What a field held before, and what was undone.
struct FieldHistory: Equatable {
  struct State: Equatable {
    let text: String
    let caret: Int
  }

  private var past: [State] = []
  private var future: [State] = []
  private var isTyping = false

  /// More steps than that nobody takes back.
  private static let limit = 200

  /// Notes what the field held before a change.
  ///
  /// - Parameters:
  ///   - state: What it held.
  ///   - isTyping: Whether the change goes together with the one before, if that did too.
  mutating func note(_ state: State, isTyping: Bool) {
    let joins = isTyping && self.isTyping
    self.isTyping = isTyping
    future.removeAll()
    guard !joins else { return }
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Has what is typed next undone by itself.
  mutating func endTyping() { isTyping = false }

  /// Takes the last change back.
  ///
  /// - Returns: What the field held before it; `nil` if there was none.
  mutating func undo(from now: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(now)
    isTyping = false
    return state
  }

  /// Makes the change again that was taken back last.
  mutating func redo(from now: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(now)
    isTyping = false
    return state
  }
}
