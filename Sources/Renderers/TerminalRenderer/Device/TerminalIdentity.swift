/// What terminal it is, as far as it or its surroundings say.
package struct TerminalIdentity: Equatable, Sendable {
  /// The terminals that can do more than others.
  package enum Kind: Equatable, Sendable {
    case kitty, foot, wezTerm, ghostty, iTerm, rxvt, conEmu, windowsTerminal
    /// A terminal of VTE, as GNOME's; its version, as 7900.
    case vte(Int)
    /// Another one, or one that doesn't say.
    case other
  }

  package private(set) var kind: Kind
  /// Whether a program like tmux shows it, which lets little through.
  package let isWithinOther: Bool

  /// Finds out by the variables by which terminals make themselves known.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    isWithinOther =
      environment["TMUX"] != nil || environment["STY"] != nil || term.hasPrefix("screen")
      || term.hasPrefix("tmux")
    kind = isWithinOther ? .other : Self.kind(term: term, environment)
  }

  private static func kind(term: String, _ environment: [String: String]) -> Kind {
    switch environment["TERM_PROGRAM"] {
    case "WezTerm": return .wezTerm
    case "ghostty": return .ghostty
    case "iTerm.app": return .iTerm
    default: break
    }
    if term == "xterm-kitty" { return .kitty }
    if term == "xterm-ghostty" { return .ghostty }
    if term.hasPrefix("foot") { return .foot }
    if term.hasPrefix("rxvt-unicode") { return .rxvt }
    if environment["WT_SESSION"] != nil { return .windowsTerminal }
    if environment["ConEmuANSI"] == "ON" { return .conEmu }
    return environment["VTE_VERSION"].flatMap { Int($0) }.map { .vte($0) } ?? .other
  }

  /// Takes up what the terminal says that it is, which holds from another machine too.
  package mutating func take(version: String) {
    guard !isWithinOther else { return }
    let names: [(String, Kind)] = [
      ("kitty", .kitty), ("foot", .foot), ("WezTerm", .wezTerm), ("ghostty", .ghostty),
      ("iTerm2", .iTerm),
    ]
    if let name = names.first(where: { version.hasPrefix($0.0) }) { kind = name.1 }
  }

  /// Whether it takes up how far something has come; others may show that as a message.
  package var showsProgress: Bool {
    switch kind {
    case .ghostty, .wezTerm, .conEmu, .windowsTerminal: true
    case .vte(let version): version >= 7900
    case .kitty, .foot, .iTerm, .rxvt, .other: false
    }
  }
}
