import SwiftUICore

extension TerminalWindow {
  /// The keys that do something on this screen.
  var keysPanel: Panel {
    var lines = generalKeys.map { Panel.Line(left: $0.0, right: $0.1) }
    let own = screenKeys
    if !own.isEmpty {
      lines.append(Panel.Line(left: words.screenKeys, right: "", isHeading: true))
      lines += own.map { Panel.Line(left: $0.0, right: $0.1) }
    }
    return Panel(title: words.keysTitle, lines: lines)
  }

  private var generalKeys: [(String, String)] {
    [
      ("↑ ↓  j k", words.choose), ("→ l \(words.enter)", words.open),
      ("← h", words.back), ("q e", words.backOrQuit), ("Tab", words.buttons),
      (words.space, words.nextOrPage), ("PgUp PgDn  ^B ^F", words.page),
      ("Home End  g G", words.ends), ("n p", "\(words.next)  \(words.previous)"),
      ("/ s", words.search), ("r F5", words.refresh), ("m", words.menu), ("1–9", words.sections),
      ("^L", words.redraw), ("^Z", words.suspend), ("^C", words.quit),
    ]
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
