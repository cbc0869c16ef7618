import SwiftUI
import SwiftUICore

extension TerminalWindow {
  /// The keys that do something on this screen, and those of the program's commands.
  var keysPanel: Panel {
    var lines = words.keyTable.map { Panel.Line(left: $0.keys, right: $0.meaning) }
    for group in shortcutGroups(screenKeys) {
      lines.append(Panel.Line(left: group.title, right: "", isHeading: true))
      lines += group.shortcuts.filter(\.isEnabled).map {
        Panel.Line(left: $0.shortcut.name, right: $0.title)
      }
    }
    return Panel(title: words.keysTitle, lines: lines)
  }

  /// The keys of the controls in sight.
  private var screenKeys: [NamedShortcut] {
    map.stops.compactMap { stop in
      guard case .control(let control) = map.content(of: stop.id), let shortcut = control.shortcut
      else { return nil }
      let name = map.name(of: stop.id)
      return name.isEmpty ? nil : NamedShortcut(title: name, shortcut: shortcut)
    }
  }
}
