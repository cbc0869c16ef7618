import CGTK
import Foundation
import SwiftUICore

/// Turns fonts as views name them into those of Pango.
@MainActor struct TextFonts {
  /// The pixels of the desktop's font for a point of the window's own font.
  let scale: CGFloat
  /// The language whose characters are drawn, where several share them.
  let language: String

  /// Reads the desktop's font.
  ///
  /// - Parameters:
  ///   - context: A context of a widget of the window.
  ///   - language: The language of the person.
  init(_ context: OpaquePointer, language: String) {
    self.language = Self.drawnLanguage(for: language)
    let font = pango_context_get_font_description(context)
    var size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
    if pango_font_description_get_size_is_absolute(font) == 0 {
      let resolution = pango_cairo_context_get_resolution(context)
      size *= (resolution > 0 ? resolution : 96) / 72
    }
    scale = size > 0 ? size / FontDescription.windowSize : 1
  }

  /// The language whose characters a person is shown: Chinese ones but for readers of a language
  /// that writes them otherwise.
  private static func drawnLanguage(for language: String) -> String {
    if language.hasPrefix("ja") || language.hasPrefix("ko") { return String(language.prefix(2)) }
    let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
    return isTraditional ? "zh-tw" : "zh-cn"
  }

  /// The size of a font in pixels.
  func pixels(of font: FontDescription) -> CGFloat { font.size * scale * font.smallness }

  /// The attribute for a font.
  func attribute(
    for font: FontDescription, shrunkTo part: CGFloat
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    if let family = font.pangoFamily { pango_font_description_set_family(description, family) }
    pango_font_description_set_absolute_size(
      description, pixels(of: font) * part * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(font.weight.value)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, font.stretch)
    pango_font_description_set_variant(description, font.variant)
    return pango_attr_font_desc_new(description)
  }
}

extension FontDescription {
  /// GNOME's small texts are a little larger in relation to the body than those of views.
  fileprivate var smallness: CGFloat {
    switch style {
    case .footnote, .caption, .caption2: 1.064
    default: 1
    }
  }

  fileprivate var pangoFamily: String? {
    if let family { return family }
    return switch design {
    case .default, .rounded: nil
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  fileprivate var stretch: PangoStretch {
    switch width.value {
    case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<0: PANGO_STRETCH_CONDENSED
    case 0: PANGO_STRETCH_NORMAL
    default: PANGO_STRETCH_EXPANDED
    }
  }

  fileprivate var variant: PangoVariant {
    switch capitals {
    case .none: PANGO_VARIANT_NORMAL
    case .smallForLowercase: PANGO_VARIANT_SMALL_CAPS
    case .small: PANGO_VARIANT_ALL_SMALL_CAPS
    case .smallForUppercase: PANGO_VARIANT_UNICASE
    }
  }
}
