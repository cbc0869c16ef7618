import CGTK
import Foundation
import SwiftUICore

/// The colours of the desktop's style.
@MainActor struct Palette: Equatable {
  let isDark: Bool
  private let isContrasting: Bool
  private let foreground: ColorComponents
  private let background: ColorComponents
  private let accent: ColorComponents
  private let accentText: ColorComponents

  /// Reads the colours that a widget has around it.
  init(of widget: Widget) {
    let isDark = DesktopStyle.isDark
    self.isDark = isDark
    isContrasting = DesktopStyle.hasHighContrast
    let style = gtk_widget_get_style_context(widget)
    func named(_ name: String, light: ColorComponents, dark: ColorComponents) -> ColorComponents {
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(style, name, &color) != 0 else {
        return isDark ? dark : light
      }
      return ColorComponents(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        opacity: Double(color.alpha))
    }
    let ground = named("window_bg_color", light: .grey(0.98), dark: .grey(0.14))
    // Opaque, so that masks and shapes of that colour are.
    foreground = named("window_fg_color", light: .grey(0, 0.8), dark: .grey(1)).over(ground)
    background = named("view_bg_color", light: .grey(1), dark: .grey(0.12))
    let blue = ColorComponents(red: 0.208, green: 0.518, blue: 0.894)
    accent = named("accent_bg_color", light: blue, dark: blue)
    accentText = named("accent_color", light: blue, dark: blue)
  }

  /// The colours of paper.
  static let paper = Palette()

  private init() {
    let blue = ColorComponents(red: 0.11, green: 0.44, blue: 0.85)
    (isDark, isContrasting) = (false, false)
    (foreground, background) = (.grey(0), .grey(1))
    (accent, accentText) = (blue, blue)
  }

  /// The colour of an area.
  func fill(_ color: Color) -> ColorComponents { components(of: color, accent: accent) }

  /// The colour of a text or symbol, whose accent has to be read on the window's ground.
  func text(_ color: Color) -> ColorComponents { components(of: color, accent: accentText) }

  private func components(of color: Color, accent: ColorComponents) -> ColorComponents {
    guard let system = color.system else { return color.components(in: isDark ? .dark : .light) }
    var result = components(of: system, accent: accent)
    result.opacity *= color.opacityOfSystemColor
    return result
  }

  private func components(of color: SystemColor, accent: ColorComponents) -> ColorComponents {
    switch color {
    case .primary: foreground
    case .secondary: faded(0.6, contrasting: 0.9)
    case .tertiary, .placeholder: faded(0.45, contrasting: 0.8)
    case .quaternary: faded(0.25, contrasting: 0.35)
    case .quinary: faded(0.12, contrasting: 0.3)
    case .separator: faded(0.15, contrasting: 0.5)
    case .fill: faded(0.1, contrasting: 0.15)
    case .background: background
    case .accent: accent
    case .link: accentText
    case .selection:
      ColorComponents(
        red: accent.red, green: accent.green, blue: accent.blue, opacity: 0.3)
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      hue(color)
    }
  }

  private func faded(_ opacity: Double, contrasting: Double) -> ColorComponents {
    var color = foreground
    color.opacity *= isContrasting ? contrasting : opacity
    return color
  }

  /// GNOME's palette, in the shades that can be read on a light and on a dark ground.
  private func hue(_ color: SystemColor) -> ColorComponents {
    let pair: (light: Int, dark: Int) =
      switch color {
      case .red: (0xC01C28, 0xFF7B63)
      case .orange: (0xC64600, 0xFFA348)
      case .yellow: (0xAE7B03, 0xF8E45C)
      case .green: (0x26A269, 0x8FF0A4)
      case .mint: (0x1F9E86, 0x7FE3CF)
      case .teal: (0x218787, 0x71CFCF)
      case .cyan: (0x1A7FA8, 0x76D0F2)
      case .blue: (0x1C71D8, 0x78AEED)
      case .indigo: (0x4B52C0, 0xA5A9F5)
      case .purple: (0x813D9C, 0xDC8ADD)
      case .pink: (0xC0397B, 0xFF9EC9)
      case .brown: (0x865E3C, 0xCDAB8F)
      default: (0x77767B, 0xC0BFBC)
      }
    return ColorComponents(hex: isDark ? pair.dark : pair.light)
  }
}

extension ColorComponents {
  fileprivate static func grey(_ white: Double, _ opacity: Double = 1) -> ColorComponents {
    ColorComponents(red: white, green: white, blue: white, opacity: opacity)
  }

  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The colour that is seen where this one lies on an opaque one.
  fileprivate func over(_ ground: ColorComponents) -> ColorComponents {
    func mix(_ part: KeyPath<ColorComponents, Double>) -> Double {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    return ColorComponents(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The colour as GDK takes it.
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
  }
}
