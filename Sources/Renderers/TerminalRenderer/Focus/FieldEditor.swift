import SwiftUICore

/// Changes the text of a field as keys say.
struct FieldEditor: Equatable {
  /// How many characters lie before the insertion point.
  private(set) var caret: Int
  /// Where the selection began that ends at the insertion point; `nil` for none.
  private(set) var anchor: Int?
  private(set) var text: String
  let isMultiline: Bool
  /// Whether the text is nobody else's to see, and so not to be copied either.
  let isSecret: Bool
  private var history = FieldHistory()

  init(_ field: FieldContent) {
    text = field.text
    caret = field.text.count
    isMultiline = field.kind == .editor
    isSecret = field.kind == .secure
  }

  /// Takes over what the field really shows.
  mutating func follow(_ field: FieldContent) {
    guard field.text != text else { return }
    text = field.text
    caret = min(caret, text.count)
    anchor = nil
  }

  /// The characters that are selected.
  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The text that is selected.
  var selectedText: String? {
    selection.map { String(text.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it was one of those that edit.
  mutating func take(_ stroke: Keystroke) -> Bool {
    if let character = stroke.typed {
      insert(String(character), isTyped: true)
      return true
    }
    return delete(stroke) || move(stroke) || change(stroke)
  }

  private mutating func change(_ stroke: Keystroke) -> Bool {
    switch (stroke.key, stroke.modifiers) {
    case (.enter, []) where isMultiline: insert("\n")
    case (.character("a"), .control): selectAll()
    case (.character("z"), .control), (.character("_"), .control): undo()
    case (.character("y"), .control), (.character("z"), [.control, .shift]),
      (.character("Z"), [.control, .shift]):
      redo()
    default: return false
    }
    return true
  }

  private mutating func delete(_ stroke: Keystroke) -> Bool {
    switch (stroke.key, stroke.modifiers) {
    case (.backspace, []): deleteSelection(or: caret - 1..<caret)
    case (.delete, []), (.character("d"), .control): deleteSelection(or: caret..<caret + 1)
    case (.backspace, .alt), (.backspace, .control), (.character("w"), .control):
      deleteSelection(or: wordStart(before: caret)..<caret)
    case (.delete, .alt), (.delete, .control), (.character("d"), .alt):
      deleteSelection(or: caret..<wordEnd(after: caret))
    case (.character("u"), .control): deleteSelection(or: lineStart(of: caret)..<caret)
    case (.character("k"), .control): deleteSelection(or: caret..<lineEnd(of: caret))
    default: return false
    }
    return true
  }

  private mutating func move(_ stroke: Keystroke) -> Bool {
    let selects = stroke.modifiers.contains(.shift)
    guard let place = destination(of: stroke.key, stroke.modifiers.subtracting(.shift)) else {
      return false
    }
    if selects {
      anchor = anchor ?? caret
    } else if let selection, stroke.modifiers.isEmpty, [.left, .right].contains(stroke.key) {
      // The selection is left at the side that the arrow shows to.
      go(to: stroke.key == .left ? selection.lowerBound : selection.upperBound)
      return true
    }
    go(to: place, selecting: selects)
    return true
  }

  private func destination(of key: Keystroke.Key, _ modifiers: Keystroke.Modifiers) -> Int? {
    switch (key, modifiers) {
    case (.left, []), (.character("b"), .control): caret - 1
    case (.right, []), (.character("f"), .control): caret + 1
    case (.left, .control), (.left, .alt), (.character("b"), .alt): wordStart(before: caret)
    case (.right, .control), (.right, .alt), (.character("f"), .alt): wordEnd(after: caret)
    case (.home, []): lineStart(of: caret)
    case (.end, []), (.character("e"), .control): lineEnd(of: caret)
    case (.home, .control): 0
    case (.end, .control): text.count
    case (.up, []) where isMultiline: line(by: -1)
    case (.down, []) where isMultiline: line(by: 1)
    case (.pageUp, []) where isMultiline: line(by: -10)
    case (.pageDown, []) where isMultiline: line(by: 10)
    default: nil
    }
  }

  /// Puts the insertion point at a place.
  mutating func go(to place: Int, selecting: Bool = false) {
    if selecting { anchor = anchor ?? caret } else { anchor = nil }
    caret = min(max(place, 0), text.count)
    history.endTyping()
  }

  /// Selects all of the text.
  mutating func selectAll() {
    go(to: 0)
    go(to: text.count, selecting: true)
  }

  /// Selects the word at a place.
  mutating func selectWord(at place: Int) {
    go(to: wordStart(before: min(place + 1, text.count)))
    go(to: wordEnd(after: min(place, text.count)), selecting: true)
  }

  // MARK: - Editing

  /// Puts text in place of the selection; in a single line without line ends.
  ///
  /// - Parameters:
  ///   - new: The text.
  ///   - isTyped: Whether what is typed next is undone together with it.
  mutating func insert(_ new: String, isTyped: Bool = false) {
    let new = isMultiline ? new : String(new.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let joins = isTyped && selection == nil && !new.contains { $0.isWhitespace }
    history.note(FieldHistory.State(text: text, caret: caret), isTyping: joins)
    let replaced = selection ?? caret..<caret
    let before = String(text.prefix(replaced.lowerBound)) + new
    text = before + text.dropFirst(replaced.upperBound)
    // A mark may have joined the character before it.
    caret = min(before.count, text.count)
    anchor = nil
  }

  /// Takes the selected text away.
  mutating func deleteSelection() { deleteSelection(or: caret..<caret) }

  private mutating func deleteSelection(or range: Range<Int>) {
    let range = (selection ?? range).clamped(to: 0..<text.count)
    anchor = nil
    guard !range.isEmpty else { return }
    history.note(FieldHistory.State(text: text, caret: caret), isTyping: false)
    text = String(text.prefix(range.lowerBound) + text.dropFirst(range.upperBound))
    caret = min(range.lowerBound, text.count)
  }

  private mutating func undo() {
    restore(history.undo(from: FieldHistory.State(text: text, caret: caret)))
  }

  private mutating func redo() {
    restore(history.redo(from: FieldHistory.State(text: text, caret: caret)))
  }

  private mutating func restore(_ state: FieldHistory.State?) {
    guard let state else { return }
    (text, caret, anchor) = (state.text, min(state.caret, state.text.count), nil)
  }
}
