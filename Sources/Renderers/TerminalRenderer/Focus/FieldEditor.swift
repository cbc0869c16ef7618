import SwiftUICore

/// Changes the text of a field as keys say.
struct FieldEditor: Equatable {
  /// How many characters lie before the insertion point.
  private(set) var caret: Int
  private(set) var text: String
  let isMultiline: Bool

  init(_ field: FieldContent) {
    text = field.text
    caret = field.text.count
    isMultiline = field.kind == .editor
  }

  /// Takes over what the field really shows.
  mutating func follow(_ field: FieldContent) {
    guard field.text != text else { return }
    text = field.text
    caret = min(caret, text.count)
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it was one of those that edit.
  mutating func take(_ stroke: Keystroke) -> Bool {
    if let character = stroke.typed {
      insert(String(character))
      return true
    }
    switch (stroke.key, stroke.modifiers) {
    case (.backspace, []): delete(from: caret - 1, to: caret)
    case (.backspace, .alt), (.backspace, .control), (.character("w"), .control):
      delete(from: wordStart, to: caret)
    case (.delete, []), (.character("d"), .control): delete(from: caret, to: caret + 1)
    case (.character("u"), .control): delete(from: lineStart, to: caret)
    case (.character("k"), .control): delete(from: caret, to: lineEnd)
    case (.left, []), (.character("b"), .control): caret = max(caret - 1, 0)
    case (.right, []), (.character("f"), .control): caret = min(caret + 1, text.count)
    case (.left, .control), (.left, .alt), (.character("b"), .alt): caret = wordStart
    case (.right, .control), (.right, .alt), (.character("f"), .alt): caret = wordEnd
    case (.home, []), (.character("a"), .control): caret = lineStart
    case (.end, []), (.character("e"), .control): caret = lineEnd
    case (.enter, []) where isMultiline: insert("\n")
    case (.up, []) where isMultiline: moveLine(by: -1)
    case (.down, []) where isMultiline: moveLine(by: 1)
    default: return false
    }
    return true
  }

  /// Puts text at the insertion point; in a single line without line ends.
  mutating func insert(_ new: String) {
    let new = isMultiline ? new : String(new.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let before = String(text.prefix(caret)) + new
    text = before + text.dropFirst(caret)
    // A mark may have joined the character before it.
    caret = min(before.count, text.count)
  }

  private mutating func delete(from start: Int, to end: Int) {
    let (start, end) = (max(start, 0), min(end, text.count))
    guard start < end else { return }
    text = String(text.prefix(start) + text.dropFirst(end))
    caret = min(start, text.count)
  }

  // MARK: - Places

  private var characters: [Character] { Array(text) }

  private var wordStart: Int {
    let characters = characters
    var index = caret
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    let characters = characters
    var index = caret
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }

  private var lineStart: Int {
    characters.prefix(caret).lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int {
    let characters = characters
    return characters[caret...].firstIndex { $0.isNewline } ?? characters.count
  }

  private mutating func moveLine(by step: Int) {
    let column = caret - lineStart
    if step < 0 {
      guard lineStart > 0 else { return caret = 0 }
      caret = lineStart - 1
    } else {
      guard lineEnd < text.count else { return caret = text.count }
      caret = lineEnd + 1
    }
    caret = min(lineStart + column, lineEnd)
  }
}
