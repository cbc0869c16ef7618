import CellRendering

/// Pixels in rows, each of four bytes: red, green, blue, and how opaque it is.
struct PixelGrid: Sendable {
  let width: Int
  let height: Int
  let bytes: ContiguousArray<UInt8>

  /// The picture turned to the right.
  func turned(quarters: Int) -> PixelGrid {
    guard quarters % 4 != 0 else { return self }
    let isUpright = quarters.isMultiple(of: 2)
    let (newWidth, newHeight) = isUpright ? (width, height) : (height, width)
    var new: ContiguousArray<UInt8> = []
    new.reserveCapacity(bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (oldX, oldY) =
          switch quarters % 4 {
          case 1: (y, height - 1 - x)
          case 2: (width - 1 - x, height - 1 - y)
          default: (width - 1 - y, x)
          }
        let place = (oldY * width + oldX) * 4
        new.append(contentsOf: bytes[place..<place + 4])
      }
    }
    return PixelGrid(width: newWidth, height: newHeight, bytes: new)
  }
}

/// Some cells of a picture that is shown in a certain size.
struct PicturePart: Hashable, Sendable {
  /// Names the picture as long as the program runs.
  var picture: Int
  /// How often it is turned to the right by a quarter.
  var quarterTurns: Int
  /// How many cells the whole picture has.
  var columns: Int
  var rows: Int
  /// The cells in question, counted from the picture's corner.
  var crop: CellArea

  /// The part of a picture at a place.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - place: Where it is shown.
  ///   - isWhole: Whether cells are wanted that don't show, too.
  init(of picture: Int, at place: PicturePlace, isWhole: Bool = false) {
    self.picture = picture
    quarterTurns = place.quarterTurns
    (columns, rows) = (place.area.width, place.area.height)
    let (left, top) = (place.area.columns.lowerBound, place.area.rows.lowerBound)
    let shown = isWhole ? place.area : place.visible
    crop = CellArea(
      columns: shown.columns.lowerBound - left..<shown.columns.upperBound - left,
      rows: shown.rows.lowerBound - top..<shown.rows.upperBound - top)
  }
}

extension PicturePart {
  /// The pixels that are shown in the cells, of a picture that has so many; at least one.
  func frame(width: Int, height: Int) -> (x: Int, y: Int, width: Int, height: Int) {
    let (left, width) = Self.range(crop.columns, of: max(columns, 1), pixels: width)
    let (top, height) = Self.range(crop.rows, of: max(rows, 1), pixels: height)
    return (left, top, width, height)
  }

  private static func range(
    _ cells: Range<Int>, of count: Int, pixels: Int
  ) -> (start: Int, length: Int) {
    let start = min(max(cells.lowerBound * pixels / count, 0), pixels - 1)
    let end = min(max(cells.upperBound * pixels / count, start + 1), pixels)
    return (start, end - start)
  }
}
