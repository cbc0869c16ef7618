import SwiftUICore

extension TerminalWindow {
  /// The keys that do something on this screen.
  var keysPanel: Panel {
    var lines = words.keyTable.map { Panel.Line(left: $0.keys, right: $0.meaning) }
    let own = screenKeys
    if !own.isEmpty {
      lines.append(Panel.Line(left: words.screenKeys, right: "", isHeading: true))
      lines += own.map { Panel.Line(left: $0.0, right: $0.1) }
    }
    return Panel(title: words.keysTitle, lines: lines)
  }

  /// The keys of the controls in sight.
  private var screenKeys: [(String, String)] {
    map.stops.compactMap { stop in
      guard case .control(let control) = map.content(of: stop.id), let shortcut = control.shortcut
      else { return nil }
      let name = map.name(of: stop.id)
      return name.isEmpty ? nil : (shortcut.words, name)
    }
  }
}

extension ShortcutContent {
  /// The keys as a terminal's person presses them.
  fileprivate var words: String {
    let held = modifiers.isDisjoint(with: [.command, .control]) ? "" : "^"
    let alt = modifiers.contains(.option) ? "Alt-" : ""
    let name =
      switch key {
      case "\r": "Enter"
      case "\u{1B}": "Esc"
      case "\t": "Tab"
      case " ": "Space"
      case "\u{F700}": "↑"
      case "\u{F701}": "↓"
      case "\u{F702}": "←"
      case "\u{F703}": "→"
      default: key.uppercased()
      }
    return alt + held + name
  }
}
