package import Foundation

/// A picture, or a part of one, that a terminal shows in pixels.
package struct PixelPicture: Equatable, Sendable {
  /// Where it is shown; what is in these cells is blank.
  package var area: CellArea
  /// What shows it from the cursor on.
  package var appearance: [UInt8]
  /// What takes it away; `nil` if the cells have to be written anew.
  package var removal: [UInt8]?

  /// How many times as high as wide the cells of most terminals are, and those of the layout.
  package static let usualCellRatio: CGFloat = 2

  package init(area: CellArea, appearance: [UInt8], removal: [UInt8]? = nil) {
    self.area = area
    self.appearance = appearance
    self.removal = removal
  }
}
