import Foundation
import SwiftUICore

extension CellPainter {
  /// How a run looks where others look in a style.
  mutating func style(of run: TextRun, in content: TextContent, over style: CellStyle) -> CellStyle
  {
    var style = self.style(in: run.color, over: style)
    if let font = run.font?.description(at: content.typeSize) {
      if font.weight.value >= Font.Weight.semibold.value || font.isHeading {
        style.attributes.insert(.bold)
      }
      if font.isItalic { style.attributes.insert(.italic) }
    }
    if run.isUnderlined || run.link != nil { style.attributes.insert(.underlined) }
    if run.isStruck { style.attributes.insert(.struck) }
    if let link = run.link { draw { style.link = $0.number(of: link) } }
    if let background = run.background { style.background = fill(of: background) }
    return style
  }

  /// A style in a colour.
  ///
  /// The system's shades of text, and black and white, are left to the terminal, whose ground
  /// nobody knows; what stands back is dim.
  func style(in color: Color?, over style: CellStyle) -> CellStyle {
    guard let color else { return style }
    var style = style
    let components = color.components(in: scheme)
    switch color.system {
    case .primary, .background: break
    case .secondary, .tertiary, .quaternary, .quinary, .placeholder, .separator, .gray:
      style.attributes.insert(.dim)
    default:
      if components.opacity < 0.7 { style.attributes.insert(.dim) }
      style.foreground = components.hasHue ? CellColor(components) : nil
    }
    return style
  }

  /// The colour of a ground; `nil` for one that hardly shows.
  func fill(of color: Color) -> CellColor? {
    let components = color.components(in: scheme)
    guard components.opacity >= 0.5, components.hasHue else { return nil }
    return CellColor(components)
  }

  /// Colours the ground of an area.
  mutating func paintGround(_ color: Color, in area: CellArea) {
    guard let color = fill(of: color) else { return }
    draw { $0.restyle(area) { $0.background = color } }
  }
}

extension FontDescription {
  /// Whether it is larger than that of running text by far.
  fileprivate var isHeading: Bool { size >= 1.25 * FontDescription.windowSize }
}

extension ColorComponents {
  /// Whether it is more than a shade of grey.
  fileprivate var hasHue: Bool { max(red, green, blue) - min(red, green, blue) > 0.1 }
}

extension CellColor {
  fileprivate init(_ components: ColorComponents) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue))
  }

  /// Black or white, whichever is easier to read on this colour.
  var contrast: CellColor {
    let light = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return light > 150
      ? CellColor(red: 0, green: 0, blue: 0) : CellColor(red: 255, green: 255, blue: 255)
  }
}
