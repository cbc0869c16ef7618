import SwiftUICore

extension TerminalWindow {
  /// Takes up what the terminal has told at once.
  package func take(_ events: [TerminalEvent]) {
    var rest = events[...]
    while let event = rest.first {
      // What an input method has put together comes at once, and is undone at once.
      let typed = rest.prefix { $0.typed != nil }
      if typed.count > 1, panel == nil, editor != nil {
        rest = rest.dropFirst(typed.count)
        type(String(typed.compactMap(\.typed)))
      } else {
        rest = rest.dropFirst()
        take(event)
      }
    }
  }

  /// Takes up what the terminal tells.
  package func take(_ event: TerminalEvent) {
    switch event {
    case .key(let stroke): press(stroke)
    case .paste(let text): paste(text)
    case .mouse(let report): take(report)
    case .focus(let isOn): takeFocus(isOn)
    case .answer: break
    }
  }

  private func takeFocus(_ isOn: Bool) {
    if !isOn { forgetPointer() }
    onFocus(isOn)
  }

  private func press(_ stroke: Keystroke) {
    clearNote()
    forgetPointer()
    if panel == nil, editor != nil, useClipboard(stroke) { return }
    switch (stroke.key, stroke.modifiers) {
    case (.character("c"), .control):
      // Where something is chosen that can be copied, that is what the key is for.
      if panel == nil, graph?.focusedElement != nil, offer(stroke) { return }
      return onQuit()
    case (.character("z"), .control) where editor == nil || panel != nil: return onSuspend()
    case (.character("l"), .control): return onRedraw()
    default: break
    }
    if panel != nil { return pressInPanel(stroke) }
    if editor != nil, edit(stroke) { return }
    let isOwn = stroke.modifiers == .control && KeyCommand(stroke)?.goesFirst ?? false
    if !isOwn, offer(stroke) { return }
    carryOut(stroke)
  }

  /// Ends what is said at the bottom.
  func clearNote() {
    guard note != nil else { return }
    note = nil
    invalidate()
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
      guard graph.press(press) || onCommand(press, map.front != nil) else { continue }
      settle()
      return true
    }
    return false
  }

  // MARK: - Panels

  private func pressInPanel(_ stroke: Keystroke) {
    guard var panel else { return }
    let (action, stays) = panel.take(stroke, on: size)
    self.panel = stays ? panel : nil
    invalidate()
    action?()
  }

  // MARK: - Moving about

  private func carryOut(_ stroke: Keystroke) {
    if case .function(let number) = stroke.key, stroke.modifiers.isEmpty, pressTool(number) {
      return invalidate()
    }
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
    case .line(let step): turnLine(step)
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

extension TerminalEvent {
  /// The character that a key types.
  fileprivate var typed: Character? {
    if case .key(let stroke) = self { stroke.typed } else { nil }
  }
}
