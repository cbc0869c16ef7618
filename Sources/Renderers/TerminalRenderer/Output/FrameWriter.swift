package import CellRendering

/// Makes one piece of output of all that a terminal is told with a picture.
package struct FrameWriter: Sendable {
  /// Writes the picture itself.
  package var screen: ScreenWriter
  /// Whether the terminal shows how far something has come.
  package var showsProgress = false
  private var title = ""
  private var progress: ScreenProgress?
  private var tellsAllMoves = false

  package init(depth: ColorDepth) { screen = ScreenWriter(depth: depth) }

  /// Whether the terminal shows that something is under way, which has to be ended.
  package var hasProgress: Bool { showsProgress && progress != nil }

  /// The bytes that make a terminal show a picture and what belongs to it.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - title: The title of the window.
  ///   - progress: How far what is shown has come.
  ///   - tellsAllMoves: Whether it is wanted to know where the pointer is that isn't pressed.
  /// - Returns: Nothing if all is shown already.
  package mutating func bytes(
    for picture: CellPicture, title: String, progress: ScreenProgress?, tellsAllMoves: Bool
  ) -> [UInt8] {
    var words = ""
    let title = progress?.percent.map { "\($0)% \(title)" } ?? title
    if title != self.title { words += TerminalModes.title(title) }
    if showsProgress, progress != self.progress { words += TerminalModes.progress(progress) }
    if tellsAllMoves != self.tellsAllMoves {
      words += TerminalModes.pointer(tellsAll: tellsAllMoves)
    }
    (self.title, self.progress, self.tellsAllMoves) = (title, progress, tellsAllMoves)
    return Array(words.utf8) + picture.errands
      + screen.bytes(
        for: picture.canvas, caret: picture.caret, pixels: picture.pixels, damage: picture.damage)
  }

  /// Takes up that the terminal has been given back and taken again.
  package mutating func begin() {
    (title, progress, tellsAllMoves) = ("", nil, false)
    screen.forget()
  }
}
