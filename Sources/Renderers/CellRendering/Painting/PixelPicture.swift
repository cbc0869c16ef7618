/// A picture, or a part of one, that a terminal shows in pixels.
package struct PixelPicture: Equatable, Sendable {
  /// Where it is shown; what is in these cells is blank.
  package var area: CellArea
  /// What shows it from the cursor on.
  package var appearance: [UInt8]
  /// What takes it away; `nil` if the cells have to be written anew.
  package var removal: [UInt8]?

  package init(area: CellArea, appearance: [UInt8], removal: [UInt8]? = nil) {
    self.area = area
    self.appearance = appearance
    self.removal = removal
  }
}
