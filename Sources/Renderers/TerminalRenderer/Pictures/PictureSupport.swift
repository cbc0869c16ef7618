/// How a terminal shows pictures.
package enum PictureSupport: Equatable, Sendable {
  /// By characters alone, as every terminal can.
  case characters
  /// By sixels, in so many colours.
  case sixels(colors: Int)
  /// By kitty's protocol.
  case kitty
}

/// The size of a terminal's cells in pixels.
package struct CellPixels: Hashable, Sendable {
  package var width: Int
  package var height: Int

  /// - Returns: `nil` for a size that no cell has.
  package init?(width: Int, height: Int) {
    guard (2...200).contains(width), (4...400).contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}

extension PictureSupport {
  /// What a terminal's answers come to.
  ///
  /// - Parameters:
  ///   - hasKitty: Whether it has answered kitty's question well.
  ///   - hasSixels: Whether sixels are among its attributes.
  ///   - colors: How many colours it has for a picture, if it says so.
  ///   - cell: The size of its cells, without which sixels can't be placed.
  ///   - isWithinOther: Whether a program that knows no pictures shows it, as tmux does.
  package init(
    hasKitty: Bool, hasSixels: Bool, colors: Int?, cell: CellPixels?, isWithinOther: Bool
  ) {
    if isWithinOther {
      self = .characters
    } else if hasKitty {
      self = .kitty
    } else if hasSixels, cell != nil {
      self = .sixels(colors: colors ?? 256)
    } else {
      self = .characters
    }
  }
}
