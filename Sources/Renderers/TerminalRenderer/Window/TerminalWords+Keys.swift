extension TerminalWords {
  /// What keys do on every screen.
  package var keyTable: [(keys: String, meaning: String)] {
    [
      ("↑ ↓  j k", choose), ("→ l \(enter)", open), ("← h", back), ("q e", backOrQuit),
      ("Tab", buttons), (space, nextOrPage), ("PgUp PgDn  ^B ^F", page), ("^U ^D", halfPage),
      ("Home End  g G", ends), ("n p", "\(nextUnread)  \(previous)"), ("/ s", search),
      ("r F5", refresh), ("m", menu), ("1–9", sections), ("^L", redraw), ("^Z", suspend),
      ("^C", quit),
    ]
  }

  /// What keys do where something is typed.
  package var typingTable: [(keys: String, meaning: String)] {
    [
      ("← →  ^B ^F", oneCharacter), ("^← ^→  Alt-B Alt-F", oneWord), ("Home End  ^E", lineEnds),
      ("Shift-←↑↓→", selecting), ("^A", selectAll), ("^C ^X ^V", clipboard),
      ("^Z ^Y", undoRedo), ("^W ^U ^K", deleting), (enter, confirm), ("Esc", cancel),
    ]
  }
}
