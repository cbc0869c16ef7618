import SwiftUICore

extension TerminalWindow {
  /// Takes up what the terminal tells.
  package func take(_ event: TerminalEvent) {
    switch event {
    case .key(let stroke): press(stroke)
    case .paste(let text): paste(text)
    case .mouse(let report): take(report)
    case .focus, .answer: break
    }
  }

  private func press(_ stroke: Keystroke) {
    if note != nil {
      note = nil
      invalidate()
    }
    switch (stroke.key, stroke.modifiers) {
    case (.character("c"), .control): return onQuit()
    case (.character("z"), .control): return onSuspend()
    case (.character("l"), .control): return onRedraw()
    default: break
    }
    if panel != nil { return pressInPanel(stroke) }
    if editor != nil, edit(stroke) { return }
    if offer(stroke) { return }
    carryOut(stroke)
  }

  /// Offers a key to the views.
  ///
  /// - Returns: Whether one of them has dealt with it.
  private func offer(_ stroke: Keystroke) -> Bool {
    // What a person has chosen is pressed before what Return does elsewhere.
    if stroke == Keystroke(.enter), cursor.element != nil { return false }
    guard let graph else { return false }
    for controlIsCommand in stroke.modifiers.contains(.control) ? [true, false] : [false] {
      guard let press = stroke.press(controlIsCommand: controlIsCommand) else { return false }
      guard graph.press(press) else { continue }
      settle()
      return true
    }
    return false
  }

  // MARK: - Typing

  /// Takes a key for what is typed into.
  ///
  /// - Returns: Whether it was for that.
  private func edit(_ stroke: Keystroke) -> Bool {
    guard var editor else { return false }
    let before = editor.content
    if editor.content.take(stroke) {
      self.editor = editor
      if editor.content.text != before.text {
        send(.action(editor.field, .setText(editor.content.text)))
      }
      invalidate()
      return true
    }
    switch stroke.key {
    case .enter:
      send(.action(editor.field, .submit))
      return true
    case .escape:
      leaveField()
      return true
    case .character: return stroke.modifiers.isEmpty
    default: return false
    }
  }

  private func paste(_ text: String) {
    guard panel == nil, var editor else { return onBell() }
    editor.content.insert(text)
    self.editor = editor
    send(.action(editor.field, .setText(editor.content.text)))
    invalidate()
  }

  /// Ends typing: a search is given up, a form is left as it is.
  private func leaveField() {
    guard let stop = map.stop(cursor.element) else { return }
    if stop.kind == .search {
      send(.action(stop.id, .dismiss))
    } else if map.front != nil {
      _ = graph?.press(KeyPress(key: .escape))
    }
    cursor.enter(cursor.pane)
    cursorDidMove()
    settle()
  }

  // MARK: - Panels

  private func pressInPanel(_ stroke: Keystroke) {
    guard var panel else { return }
    let (action, stays) = panel.take(stroke)
    self.panel = stays ? panel : nil
    invalidate()
    action?()
  }

  // MARK: - Moving about

  private func carryOut(_ stroke: Keystroke) {
    guard let command = KeyCommand(stroke) else { return onBell() }
    switch command {
    case .up: moveVertically(-1)
    case .down: moveVertically(1)
    case .left: moveLeft()
    case .right: moveRight()
    case .nextStop: moveInOrder(1)
    case .previousStop: moveInOrder(-1)
    case .press: pressChosen()
    case .pageOrNext: turnPageOrGoOn()
    case .page(let share): turnPage(share)
    case .top: scrollToEnd(-1)
    case .bottom: scrollToEnd(1)
    case .next(let step): openNext(step)
    case .back: goBack(thenQuit: false)
    case .leave: goBack(thenQuit: true)
    case .search: startSearch()
    case .refresh: refresh()
    case .menu: showMenu()
    case .help: panel = keysPanel
    case .section(let number): showSection(number)
    }
    invalidate()
  }
}
