import SwiftUI
import SwiftUICore

extension TerminalWindow {
  /// The keys that do something on this screen, and those of the program's commands.
  var keysPanel: Panel {
    let table = editor == nil ? words.keyTable : words.typingTable
    let tools = tools
    let screen = screenKeys(without: Set(tools.map(\.stop.id)))
    let taken = Set(
      screen.filter { $0.shortcut.modifiers.isEmpty }.map { keys.name(of: $0.shortcut) })
    var lines = table.filter { $0.need.map(has) ?? true }.compactMap { $0.line(without: taken) }
    add(words.tools, tools.map { ($0.key, $0.name) }, to: &lines)
    for group in shortcutGroups(screen) {
      let shortcuts = group.shortcuts.filter { $0.isEnabled && keys.canTell($0.shortcut) }
      add(group.title, shortcuts.map { (keys.name(of: $0.shortcut), $0.title) }, to: &lines)
    }
    return Panel(title: words.keysTitle, lines: lines)
  }

  /// Whether there is on this screen what keys are for.
  private func has(_ need: KeyEntry.Need) -> Bool {
    switch need {
    case .pages: (mainScroll?.room(along: .vertical) ?? 0) > 0
    case .rows:
      map.isReader(cursor.pane) && canGoBack
        || map.stops.contains { $0.kind == .row && $0.pane == cursor.pane }
    case .search: canSearch
    case .refresh: map.scrolls.contains { $0.content.canRefresh }
    case .menu: hasMenu
    case .sections: map.front == nil && !sections.isEmpty
    }
  }

  private func add(
    _ title: String, _ keys: [(key: String, meaning: String)], to lines: inout [Panel.Line]
  ) {
    guard !keys.isEmpty else { return }
    lines.append(Panel.Line(left: title, right: "", isHeading: true))
    lines += keys.map { Panel.Line(left: $0.key, right: $0.meaning) }
  }

  /// The keys of the controls in sight.
  private func screenKeys(without others: Set<ElementID>) -> [NamedShortcut] {
    map.stops.compactMap { stop in
      guard !others.contains(stop.id), case .control(let control) = map.content(of: stop.id),
        let shortcut = control.shortcut
      else { return nil }
      let name = map.name(of: stop.id)
      return name.isEmpty ? nil : NamedShortcut(title: name, shortcut: shortcut)
    }
  }
}

extension KeyEntry {
  /// The line without keys that do something else here; `nil` if none is left.
  fileprivate func line(without taken: Set<String>) -> Panel.Line? {
    let rest = keys.split(separator: " ", omittingEmptySubsequences: false)
      .filter { !taken.contains(String($0)) }
    guard rest.contains(where: { !$0.isEmpty }) else { return nil }
    return Panel.Line(left: rest.joined(separator: " "), right: meaning)
  }
}
