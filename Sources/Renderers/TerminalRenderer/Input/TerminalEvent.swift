/// What a terminal tells.
package enum TerminalEvent: Equatable, Sendable {
  case key(Keystroke)
  /// Text that comes from elsewhere; it holds no controls but tabs and line ends.
  case paste(String)
  case mouse(MouseReport)
  /// Whether the terminal's window has the keyboard.
  case focus(Bool)
  case answer(TerminalAnswer)
}

/// What a pointer did.
package struct MouseReport: Equatable, Sendable {
  package enum Button: Equatable, Sendable {
    case left, middle, right
    case wheelUp, wheelDown, wheelLeft, wheelRight
    /// The button at the side of a mouse.
    case back
  }

  package enum Phase: Equatable, Sendable { case pressed, moved, released }

  /// `nil` while none is held.
  package var button: Button?
  package var phase: Phase
  /// The cell, counted from 0.
  package var column: Int
  package var row: Int
  package var modifiers: Keystroke.Modifiers

  package init(
    button: Button?, phase: Phase, column: Int, row: Int, modifiers: Keystroke.Modifiers = []
  ) {
    self.button = button
    self.phase = phase
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// What a terminal answers when it is asked about itself.
package enum TerminalAnswer: Equatable, Sendable {
  /// Its kind, which every terminal tells; what was asked before has been answered by then.
  case attributes([Int])
  /// Whether it shows what is written between two marks at once.
  case synchronizes(Bool)
  /// It can tell keys apart that others can't.
  case keyboard
  /// Whether it has kept a colour of millions.
  case trueColor(Bool)
  /// Whether it shows pictures by kitty's protocol.
  case kittyPictures(Bool)
  /// How many colours sixels have.
  case sixelColors(Int)
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The size of its window in pixels.
  case window(width: Int, height: Int)
  /// Where the cursor is, counted from 0.
  case cursor(column: Int, row: Int)
  /// What it says that it is, and which version of it.
  case version(String)
  /// A person has pressed what it shows for the program under a name.
  case noticePressed(name: String)
  /// Whether its ground is dark now.
  case scheme(isDark: Bool)
  /// Its ground; components from 0 to 1.
  case background(red: Double, green: Double, blue: Double)
}
