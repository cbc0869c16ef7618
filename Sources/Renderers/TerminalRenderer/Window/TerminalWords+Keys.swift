/// Keys, and what they do.
package struct KeyEntry: Equatable, Sendable {
  /// What there has to be on a screen for the keys to do something.
  enum Need: Equatable, Sendable { case pages, rows, search, refresh, menu, sections }

  package let keys: String
  package let meaning: String
  var need: Need?

  init(_ keys: String, _ meaning: String, _ need: Need? = nil) {
    self.keys = keys
    self.meaning = meaning
    self.need = need
  }
}

extension TerminalWords {
  /// What keys do on every screen.
  package var keyTable: [KeyEntry] {
    [
      KeyEntry("↑ ↓  j k", choose), KeyEntry("→ l \(enter)", open), KeyEntry("← h", back),
      KeyEntry("q e", backOrQuit), KeyEntry("Tab", buttons),
      KeyEntry(space, nextOrPage), KeyEntry("PgUp PgDn  ^B ^F", page, .pages),
      KeyEntry("^U ^D", halfPage, .pages), KeyEntry("^Y ^E", line, .pages),
      KeyEntry("Home End  g G", ends), KeyEntry("n p", "\(nextUnread)  \(previous)", .rows),
      KeyEntry("/ s", search, .search), KeyEntry("r F5", refresh, .refresh),
      KeyEntry("m", menu, .menu), KeyEntry("1–9", sections, .sections), KeyEntry("? F1", help),
      KeyEntry("^L", redraw), KeyEntry("^Z", suspend), KeyEntry("^C", quit),
    ]
  }

  /// What keys do where something is typed.
  package var typingTable: [KeyEntry] {
    [
      KeyEntry("← →  ^B ^F", oneCharacter), KeyEntry("^← ^→  Alt-B Alt-F", oneWord),
      KeyEntry("Home End  ^E", lineEnds), KeyEntry("Shift-←↑↓→", selecting),
      KeyEntry("^A", selectAll), KeyEntry("^C ^X ^V", clipboard), KeyEntry("^Z ^Y", undoRedo),
      KeyEntry("^W ^U ^K", deleting), KeyEntry(enter, confirm), KeyEntry("Esc", cancel),
    ]
  }
}
