import CellRendering

extension PixelGrid {
  /// A picture in halves of cells, each in the colour of one pixel: made in no time, to be shown
  /// until something better has been made.
  func roughCells(of part: PicturePart) -> ContiguousArray<CellCanvas.Cell> {
    let source = part.frame(width: width, height: height)
    let (columns, rows) = (part.crop.width, part.crop.height)
    var cells: ContiguousArray<CellCanvas.Cell> = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let top = source.y + (4 * row + 1) * source.height / (4 * rows)
      let bottom = source.y + (4 * row + 3) * source.height / (4 * rows)
      for column in 0..<columns {
        let x = source.x + (2 * column + 1) * source.width / (2 * columns)
        cells.append(Self.cell(color(x, top), color(x, bottom)))
      }
    }
    return cells
  }

  /// The colour of a pixel; `nil` for one that is hardly there.
  private func color(_ x: Int, _ y: Int) -> CellColor? {
    let place = (y * width + x) * 4
    guard bytes[place + 3] >= 128 else { return nil }
    return CellColor(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
  }

  private static func cell(_ top: CellColor?, _ bottom: CellColor?) -> CellCanvas.Cell {
    switch (top, bottom) {
    case (nil, nil): CellCanvas.Cell()
    case (let top?, _):
      CellCanvas.Cell(text: "▀", style: CellStyle(foreground: top, background: bottom))
    case (nil, let bottom): CellCanvas.Cell(text: "▄", style: CellStyle(foreground: bottom))
    }
  }
}
