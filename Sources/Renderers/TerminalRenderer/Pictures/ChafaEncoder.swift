import CChafa
import CellRendering

/// Has chafa show pixels in what terminals have.
struct ChafaEncoder {
  private let canvas: OpaquePointer
  private let columns: Int
  private let rows: Int

  /// A part of a picture in characters.
  ///
  /// - Parameters:
  ///   - part: The cells in question.
  ///   - pixels: The whole picture.
  ///   - depth: The colours that the terminal has.
  /// - Returns: The cells, row after row.
  static func cells(
    of part: PicturePart, in pixels: PixelGrid, depth: ColorDepth
  ) -> ContiguousArray<CellCanvas.Cell> {
    let config = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(config) }
    let symbols = chafa_symbol_map_new()
    defer { chafa_symbol_map_unref(symbols) }
    // What every terminal draws in cells of any shape, without gaps.
    for tag in [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, Self.halves, CHAFA_SYMBOL_TAG_QUAD]
    {
      chafa_symbol_map_add_by_tags(symbols, tag)
    }
    chafa_canvas_config_set_symbol_map(config, symbols)
    chafa_canvas_config_set_canvas_mode(config, depth.mode)
    if depth < .millions {
      chafa_canvas_config_set_dither_mode(config, CHAFA_DITHER_MODE_DIFFUSION)
    }
    let encoder = ChafaEncoder(config, part)
    defer { chafa_canvas_unref(encoder.canvas) }
    encoder.draw(part, of: pixels)
    return encoder.cells
  }

  /// A part of a picture as sixels.
  ///
  /// - Parameters:
  ///   - part: The cells in question.
  ///   - pixels: The whole picture.
  ///   - cell: The size of the terminal's cells in pixels.
  ///   - colors: How many colours the terminal has for a picture.
  /// - Returns: The sequence; empty if there is no room for it.
  static func sixels(
    of part: PicturePart, in pixels: PixelGrid, cell: CellPixels, colors: Int
  ) -> [UInt8] {
    let config = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(config) }
    chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SIXELS)
    chafa_canvas_config_set_cell_geometry(config, CInt(cell.width), CInt(cell.height))
    if colors < 256 {
      chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_INDEXED_16)
      chafa_canvas_config_set_dither_mode(config, CHAFA_DITHER_MODE_DIFFUSION)
    }
    let encoder = ChafaEncoder(config, part)
    defer { chafa_canvas_unref(encoder.canvas) }
    encoder.draw(part, of: pixels)
    let terminal = chafa_term_info_new()
    defer { chafa_term_info_unref(terminal) }
    chafa_term_info_set_seq(
      terminal, CHAFA_TERM_SEQ_BEGIN_SIXELS, "\u{1B}P%1;%2;%3q", nil)
    chafa_term_info_set_seq(terminal, CHAFA_TERM_SEQ_END_SIXELS, "\u{1B}\\", nil)
    guard let text = chafa_canvas_print(encoder.canvas, terminal) else { return [] }
    defer { g_string_free(text, 1) }
    return text.pointee.str.withMemoryRebound(to: UInt8.self, capacity: Int(text.pointee.len)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(text.pointee.len)))
    }
  }

  private static let halves = ChafaSymbolTags(
    CHAFA_SYMBOL_TAG_HHALF.rawValue | CHAFA_SYMBOL_TAG_VHALF.rawValue)

  private init(_ config: OpaquePointer?, _ part: PicturePart) {
    (columns, rows) = (part.crop.width, part.crop.height)
    chafa_canvas_config_set_geometry(config, CInt(columns), CInt(rows))
    canvas = chafa_canvas_new(config)
  }

  private func draw(_ part: PicturePart, of pixels: PixelGrid) {
    let frame = part.frame(width: pixels.width, height: pixels.height)
    pixels.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, start + (frame.y * pixels.width + frame.x) * 4,
        CInt(frame.width), CInt(frame.height), CInt(pixels.width * 4))
    }
  }

  private var cells: ContiguousArray<CellCanvas.Cell> {
    var cells: ContiguousArray<CellCanvas.Cell> = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let code = chafa_canvas_get_char_at(canvas, CInt(column), CInt(row))
        var (foreground, background): (CInt, CInt) = (-1, -1)
        chafa_canvas_get_colors_at(canvas, CInt(column), CInt(row), &foreground, &background)
        let character = Unicode.Scalar(code).map { String(Character($0)) } ?? " "
        cells.append(
          CellCanvas.Cell(
            text: character,
            style: CellStyle(
              foreground: CellColor(packed: foreground), background: CellColor(packed: background))
          ))
      }
    }
    return cells
  }
}

extension ColorDepth {
  fileprivate var mode: ChafaCanvasMode {
    switch self {
    case .none: CHAFA_CANVAS_MODE_FGBG
    case .named: CHAFA_CANVAS_MODE_INDEXED_16
    case .palette: CHAFA_CANVAS_MODE_INDEXED_240
    case .millions: CHAFA_CANVAS_MODE_TRUECOLOR
    }
  }
}

extension CellColor {
  /// A colour as chafa has it; `nil` for the terminal's own.
  fileprivate init?(packed: CInt) {
    guard packed >= 0 else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
      blue: UInt8(truncatingIfNeeded: packed))
  }
}
