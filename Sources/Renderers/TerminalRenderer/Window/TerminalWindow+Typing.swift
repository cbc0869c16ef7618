import CellRendering
import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Takes a key for what is typed into.
  ///
  /// - Returns: Whether it was for that.
  func edit(_ stroke: Keystroke) -> Bool {
    guard let editor else { return false }
    if change({ $0.take(stroke) }) { return true }
    switch stroke.key {
    case .enter:
      send(.action(editor.field, .submit))
      // What was looked for is what a person goes on with.
      if map.stop(editor.field)?.kind == .search { leaveForRows() }
      return true
    case .escape:
      leaveField()
      return true
    case .character: return stroke.modifiers.isEmpty
    default: return false
    }
  }

  /// Changes what is typed into, and tells the graph if the text is another one.
  ///
  /// - Returns: What the change returns.
  @discardableResult private func change(_ body: (inout FieldEditor) -> Bool) -> Bool {
    guard var editor else { return false }
    let before = editor.content.text
    guard body(&editor.content) else { return false }
    self.editor = editor
    if editor.content.text != before {
      send(.action(editor.field, .setText(editor.content.text)))
    }
    invalidate()
    return true
  }

  /// Types several characters as one.
  func type(_ text: String) {
    clearNote()
    change {
      $0.insert(text, isTyped: true)
      return true
    }
  }

  func paste(_ text: String) {
    guard panel == nil, editor != nil else { return onBell() }
    change {
      $0.insert(text)
      return true
    }
  }

  /// Takes a key that copies, cuts or pastes what is selected.
  ///
  /// - Returns: Whether it does that here.
  func useClipboard(_ stroke: Keystroke) -> Bool {
    guard let editor else { return false }
    let text = editor.content.isSecret ? nil : editor.content.selectedText
    switch (stroke.key, stroke.modifiers) {
    case (.character("c"), .control), (.insert, .control):
      guard let text else { return false }
      copy(text)
    case (.character("x"), .control), (.delete, .shift):
      guard let text else { return false }
      copy(text)
      change {
        $0.deleteSelection()
        return true
      }
    case (.character("v"), .control), (.insert, .shift):
      guard !copied.isEmpty else { return false }
      paste(copied)
    default: return false
    }
    return true
  }

  private func copy(_ text: String) {
    copied = text
    onCopy(text)
  }

  /// Ends typing: a search is given up, a form is left as it is.
  private func leaveField() {
    guard let stop = map.stop(cursor.element) else { return }
    if stop.kind == .search {
      send(.action(stop.id, .dismiss))
    } else if map.front != nil {
      _ = graph?.press(KeyPress(key: .escape))
    }
    leaveForRows()
  }

  private func leaveForRows() {
    cursor.leave()
    settle()
    cursorDidMove()
    settle()
  }

  // MARK: - Pointer

  /// Puts the insertion point where a pointer is in what is typed into.
  ///
  /// - Parameters:
  ///   - place: The cell of the pointer.
  ///   - selects: Whether what lies between is selected.
  ///   - clicks: How often it was pressed there; twice selects a word, three times all.
  func pointInField(at place: CellPlace, selects: Bool, clicks: Int = 1) {
    guard let editor, let stop = map.stop(editor.field),
      case .control(let control)? = map.content(of: editor.field),
      case .field(let field) = control.kind
    else { return }
    let layout = FieldLayout(
      field, in: CellArea(stop.frame, cell: renderer.text.cell), caret: editor.content.caret,
      text: renderer.text)
    let index = layout.index(at: place)
    change {
      switch clicks {
      case 2: $0.selectWord(at: index)
      case 3...: $0.selectAll()
      default: $0.go(to: index, selecting: selects)
      }
      return true
    }
  }
}
