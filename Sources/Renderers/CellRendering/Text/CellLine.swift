/// One line of a text in cells: some units, perhaps with an ellipsis where others were left out.
package struct CellLine: Equatable, Sendable {
  /// The units up to the ellipsis, or all of them.
  var head: Range<Int>
  var hasEllipsis = false
  /// The units after the ellipsis.
  var tail = 0..<0
  /// How many cells it takes.
  package var width: Int

  static let ellipsis = "…"
}
