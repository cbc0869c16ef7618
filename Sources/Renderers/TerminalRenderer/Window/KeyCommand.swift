/// What a key does where no view wants it: as BBS readers, vim and mutt have it.
enum KeyCommand: Equatable {
  case up, down, left, right
  case nextStop, previousStop
  case press
  /// A page on, or what comes after the last page.
  case pageOrNext
  /// So much of a page on, or back.
  case page(Double)
  /// A line on, or back, while the keyboard stays where it is.
  case line(Int)
  case top, bottom
  /// The article after this one, or before it.
  case next(Int)
  /// Back, but never out.
  case back
  /// Back, and out at last.
  case leave
  case search, refresh, menu, help
  /// One of the parts that the program has, counted from 1.
  case section(Int)

  init?(_ stroke: Keystroke) {
    let command: KeyCommand?
    switch stroke.modifiers.subtracting(.shift) {
    case []: command = Self.plain(stroke)
    case .control: command = Self.withControl(stroke.key)
    case .alt: command = stroke.key == .left ? .back : nil
    default: command = nil
    }
    guard let command else { return nil }
    self = command
  }

  /// Whether it comes before what views and commands do with the key: whoever reads by these keys
  /// relies on them, and what commands do has a menu or another key as well.
  var goesFirst: Bool {
    switch self {
    case .page, .line: true
    default: false
    }
  }

  private static func plain(_ stroke: Keystroke) -> KeyCommand? {
    switch stroke.key {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .tab: stroke.modifiers.contains(.shift) ? .previousStop : .nextStop
    case .enter: .press
    case .escape: .back
    case .backspace: .back
    case .pageUp: .page(-1)
    case .pageDown: .page(1)
    case .home: .top
    case .end: .bottom
    case .function(1): .help
    case .function(5): .refresh
    case .character(let character): letter(character)
    case .delete, .insert, .function: nil
    }
  }

  private static func letter(_ character: Character) -> KeyCommand? {
    switch character {
    case "k": .up
    case "j": .down
    case "h": .left
    case "l": .right
    case " ": .pageOrNext
    case "b", "B": .page(-1)
    case "g": .top
    case "G", "$": .bottom
    case "n": .next(1)
    case "p", "N": .next(-1)
    case "q", "Q", "e": .leave
    case "/", "s": .search
    case "r": .refresh
    case "m": .menu
    case "?": .help
    case "1"..."9": character.wholeNumberValue.map { .section($0) }
    default: nil
    }
  }

  private static func withControl(_ key: Keystroke.Key) -> KeyCommand? {
    switch key {
    case .character("f"): .page(1)
    case .character("b"): .page(-1)
    case .character("d"): .page(0.5)
    case .character("u"): .page(-0.5)
    case .character("e"): .line(1)
    case .character("y"): .line(-1)
    case .character("n"): .down
    case .character("p"): .up
    case .character("r"): .refresh
    case .character("h"): .back
    default: nil
    }
  }
}
