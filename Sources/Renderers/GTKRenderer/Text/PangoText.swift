import CGTK
import Foundation
import SwiftUICore

/// Measures texts by one shared layout, with the attributes that labels show them with.
@MainActor final class PangoText: TextMeasuring {
  private struct Key: Hashable {
    let text: TextContent
    let width: Int?
    let height: Int?

    /// Few texts differ in their looks alone; working those into the number costs more than it
    /// saves.
    func hash(into hasher: inout Hasher) {
      for run in text.runs { hasher.combine(run.string) }
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  private var layout: OpaquePointer?
  private let language: String
  private(set) var fonts: TextFonts
  /// What is known of a text in a space.
  private struct Measure {
    let metrics: TextMetrics
    let lineCount: Int
  }

  private var known: [Key: Measure] = [:]
  /// How many texts were measured, of those asked for.
  private(set) var measurements = 0

  /// Makes a measurer with the fonts of a widget.
  init(for widget: Widget, language: String) {
    self.language = language
    (layout, fonts) = Self.read(widget, language)
  }

  /// Takes up that the fonts of a widget are others now.
  func readFonts(of widget: Widget) {
    known.removeAll()
    g_object_unref(layout.map { UnsafeMutableRawPointer($0) })
    (layout, fonts) = Self.read(widget, language)
  }

  private static func read(_ widget: Widget, _ language: String) -> (OpaquePointer?, TextFonts) {
    guard let context = gtk_widget_create_pango_context(widget) else {
      fatalError("Pango made no context: are there fonts?")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return (pango_layout_new(context), TextFonts(context, language: language))
  }

  isolated deinit { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }

  func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    measured(text, width: Self.whole(width), height: Self.whole(height)).metrics
  }

  private func measured(_ text: TextContent, width: Int?, height: Int?) -> Measure {
    let key = Key(text: text, width: width, height: height)
    if let found = known[key] { return found }
    // In a space that all of it fits into, a text is as it is without limits.
    if width ?? height != nil {
      let free = measured(text, width: nil, height: nil)
      if free.lineCount <= text.shownLines, free.metrics.size.fits(width: width, height: height) {
        return free
      }
    }
    measurements += 1
    if known.count > 20_000 { known.removeAll() }
    let metrics = lay(text, width: key.width, height: key.height)
    let found = Measure(
      metrics: metrics, lineCount: max(Int(pango_layout_get_line_count(layout)), 1))
    known[key] = found
    return found
  }

  /// The part of its size that a text is shrunk to so that it fits, no less than it may be.
  func shrinking(of text: TextContent, in size: CGSize) -> CGFloat {
    guard text.minimumScale < 1 else { return 1 }
    var part: CGFloat = 1
    while part > text.minimumScale {
      set(text, width: Int(size.width + 0.5), shrunkTo: part)
      let measured = pixelSize
      let isCut = pango_layout_is_ellipsized(layout) != 0
      if !isCut, measured.height <= size.height + 0.5 { return part }
      part = max(part - 0.05, text.minimumScale)
    }
    return part
  }

  /// How many lines of a text are shown in a space.
  func lineCount(of text: TextContent, in size: CGSize, shrunkTo part: CGFloat) -> Int {
    let free = measured(text, width: nil, height: nil)
    let (width, height) = (Int(size.width + 0.5), Int(size.height + 0.5))
    if part == 1, free.metrics.size.fits(width: width, height: height) {
      return free.lineCount
    }
    set(text, in: size, shrunkTo: part)
    return max(Int(pango_layout_get_line_count(layout)), 1)
  }

  /// The whole pixels that fit into a length; `nil` for no limit.
  private static func whole(_ length: CGFloat?) -> Int? {
    guard let length, length.isFinite else { return nil }
    return max(Int((length + 0.01).rounded(.down)), 0)
  }

  private func lay(_ text: TextContent, width: Int?, height: Int?) -> TextMetrics {
    set(text, width: width)
    var size = pixelSize
    if text.minimumScale < 1, let width {
      let room = CGSize(width: CGFloat(width), height: height.map { CGFloat($0) } ?? .infinity)
      set(text, width: width, shrunkTo: shrinking(of: text, in: room))
      size = pixelSize
    }
    if let height, size.height > CGFloat(height) {
      pango_layout_set_height(layout, CInt(height) * PANGO_SCALE)
      size = pixelSize
    }
    let (first, last) = baselines
    if text.reservedLines > 1 {
      let lines = CGFloat(max(pango_layout_get_line_count(layout), 1))
      size.height = max(size.height, size.height / lines * CGFloat(text.reservedLines))
    }
    return TextMetrics(
      size: size, firstBaseline: first, lastBaseline: last, above: 6, below: 6, betweenTexts: 3)
  }

  private func set(
    _ text: TextContent, width: Int?, shrunkTo part: CGFloat = 1, palette: Palette? = nil
  ) {
    let attributes = TextAttributes(text, fonts: fonts, palette: palette, shrunkTo: part)
    pango_layout_set_text(layout, attributes.string, -1)
    pango_layout_set_attributes(layout, attributes.list)
    attributes.free()
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { CInt(min($0, 1_000_000)) * PANGO_SCALE } ?? -1)
    pango_layout_set_height(layout, -CInt(text.shownLines))
    pango_layout_set_ellipsize(layout, text.truncation.pango)
  }

  /// Where the lines of a text begin and end from above, as it is shown in a space.
  func lines(of text: TextContent, in size: CGSize) -> [Range<CGFloat>] {
    withLayout(of: text, in: size, nil) { layout in
      let iterator = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(iterator) }
      var lines: [Range<CGFloat>] = []
      repeat {
        var (top, bottom): (CInt, CInt) = (0, 0)
        pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
        let scale = CGFloat(PANGO_SCALE)
        lines.append(CGFloat(top) / scale..<CGFloat(max(top, bottom)) / scale)
      } while pango_layout_iter_next_line(iterator) != 0
      return lines
    }
  }

  /// Hands out a layout of a text as it is shown in a space; only until it returns.
  func withLayout<Result>(
    of text: TextContent, in size: CGSize, _ palette: Palette?,
    _ body: (OpaquePointer?) -> Result
  ) -> Result {
    set(text, in: size, shrunkTo: shrinking(of: text, in: size), palette: palette)
    pango_layout_set_alignment(layout, text.alignment.pango)
    defer { pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT) }
    return body(layout)
  }

  /// Lays a text out as it is shown in a space.
  private func set(
    _ text: TextContent, in size: CGSize, shrunkTo part: CGFloat, palette: Palette? = nil
  ) {
    set(text, width: Int(size.width + 0.5), shrunkTo: part, palette: palette)
    if pixelSize.height > size.height + 0.5 {
      pango_layout_set_height(layout, CInt(size.height + 0.5) * PANGO_SCALE)
    }
  }

  private var pixelSize: CGSize {
    var (width, height): (CInt, CInt) = (0, 0)
    // Pango's own pixels are the nearest ones, which may be too few for the last character.
    pango_layout_get_size(layout, &width, &height)
    let scale = CGFloat(PANGO_SCALE)
    return CGSize(
      width: (CGFloat(width) / scale).rounded(.up), height: (CGFloat(height) / scale).rounded(.up))
  }

  private var baselines: (first: CGFloat, last: CGFloat) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    let first = pango_layout_iter_get_baseline(iterator)
    var last = first
    while pango_layout_iter_next_line(iterator) != 0 {
      last = pango_layout_iter_get_baseline(iterator)
    }
    let scale = CGFloat(PANGO_SCALE)
    return (CGFloat(first) / scale, CGFloat(last) / scale)
  }
}

extension CGSize {
  /// Whether this is not larger than a space; `nil` for no limit.
  fileprivate func fits(width: Int?, height: Int?) -> Bool {
    (width.map { self.width <= CGFloat($0) } ?? true)
      && (height.map { self.height <= CGFloat($0) } ?? true)
  }
}

extension TextContent {
  /// The most lines that are shown; as many as any text has where there is no limit.
  var shownLines: Int { min(max(lineLimit ?? 10_000, 1), 10_000) }
}

extension TextContent.Alignment {
  /// The side in a layout, which follows the direction of the text itself.
  fileprivate var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}

extension TextContent.Truncation {
  var pango: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
