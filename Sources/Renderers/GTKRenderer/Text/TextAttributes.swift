import CGTK
import Foundation
import SwiftUICore

/// A text as Pango takes it: its bytes, and what is said of ranges of them.
@MainActor struct TextAttributes {
  let string: String
  /// The attributes; the text owns one reference.
  let list: OpaquePointer?

  /// Works a text out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fonts: The fonts of the window.
  ///   - palette: The colours; without it, colours are left out: they don't change sizes.
  ///   - part: How far the text is shrunk, up to 1.
  init(
    _ text: TextContent, fonts: TextFonts, palette: Palette? = nil, shrunkTo part: CGFloat = 1
  ) {
    string = text.string
    list = pango_attr_list_new()
    let language = pango_attr_language_new(pango_language_from_string(fonts.language))
    pango_attr_list_insert(list, language)
    // A word that has to be broken is an address more often than one with syllables.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    var start = 0
    for run in text.runs {
      let range = start..<start + run.string.utf8.count
      start = range.upperBound
      let font = (run.font ?? .windowFont).description(at: text.typeSize)
      add(fonts.attribute(for: font, shrunkTo: part), range)
      addLooks(of: run, font: font, range)
      if let palette { addColors(of: run, palette, range) }
      if text.lineSpacing > 0 { addLineHeight(font, fonts, spacing: text.lineSpacing, range) }
    }
  }

  /// Gives the attributes back.
  func free() { pango_attr_list_unref(list) }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func addLooks(of run: TextRun, font: FontDescription, _ range: Range<Int>) {
    if run.kerning != 0 { add(pango_attr_letter_spacing_new(units(run.kerning)), range) }
    if run.baselineOffset != 0 { add(pango_attr_rise_new(units(run.baselineOffset)), range) }
    if let line = run.underline { add(pango_attr_underline_new(line.pattern.pango), range) }
    if run.strike != nil { add(pango_attr_strikethrough_new(1), range) }
    if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), range) }
  }

  private func addColors(of run: TextRun, _ palette: Palette, _ range: Range<Int>) {
    if let color = run.color {
      let (red, green, blue, opacity) = palette.text(color).words
      add(pango_attr_foreground_new(red, green, blue), range)
      add(pango_attr_foreground_alpha_new(opacity), range)
    }
    if let color = run.background {
      let (red, green, blue, opacity) = palette.fill(color).words
      add(pango_attr_background_new(red, green, blue), range)
      add(pango_attr_background_alpha_new(opacity), range)
    }
    if let color = run.underline?.color {
      let (red, green, blue, _) = palette.text(color).words
      add(pango_attr_underline_color_new(red, green, blue), range)
    }
    if let color = run.strike?.color {
      let (red, green, blue, _) = palette.text(color).words
      add(pango_attr_strikethrough_color_new(red, green, blue), range)
    }
  }

  private func addLineHeight(
    _ font: FontDescription, _ fonts: TextFonts, spacing: CGFloat, _ range: Range<Int>
  ) {
    // A line of ordinary fonts is about 1.36 times as high as the font is large.
    let factor = 1.36 + spacing / fonts.pixels(of: font)
    add(pango_attr_line_height_new(factor), range)
  }

  private func units(_ points: CGFloat) -> CInt { CInt(points * CGFloat(PANGO_SCALE)) }
}

extension Font {
  /// The font of texts that name none.
  static var windowFont: Font { .system(size: FontDescription.windowSize) }
}

extension TextRun.Line.Pattern {
  /// Pango knows no broken lines but in doubles and waves: all patterns are a plain line.
  fileprivate var pango: PangoUnderline {
    switch self {
    case .solid, .dot, .dash, .dashDot, .dashDotDot: PANGO_UNDERLINE_SINGLE
    }
  }
}

extension ColorComponents {
  /// The components as Pango takes them.
  fileprivate var words: (UInt16, UInt16, UInt16, UInt16) {
    func word(_ part: Double) -> UInt16 { UInt16((min(max(part, 0), 1) * 65535).rounded()) }
    // An opacity of zero means "unset" to Pango.
    return (word(red), word(green), word(blue), max(word(opacity), 1))
  }
}
