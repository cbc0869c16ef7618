package import Foundation

/// A font as a renderer needs it: all of it said, in points.
package nonisolated struct FontDescription: Hashable, Sendable {
  package enum Capitals: Hashable, Sendable {
    case none, small, smallForLowercase, smallForUppercase
  }

  /// The purpose that the font was chosen for; `nil` if it was chosen by its size.
  package var style: Font.TextStyle?
  /// The family asked for by name; `nil` for the system's.
  package var family: String?
  /// In points, with the person's choice of text size worked in.
  package var size: CGFloat
  package var weight: Font.Weight
  package var design: Font.Design
  package var width = Font.Width.standard
  package var leading = Font.Leading.standard
  package var isItalic = false
  /// Whether digits at least have one width.
  package var hasMonospacedDigits = false
  package var capitals = Capitals.none

  /// The size of the window's own font.
  package static let windowSize: CGFloat = 13
}

extension Font {
  /// Says all of a font at a person's choice of text size.
  package func description(at typeSize: DynamicTypeSize = .large) -> FontDescription {
    var result = base(at: typeSize)
    if let weight = changes.weight { result.weight = weight }
    if changes.isBold, result.weight.value < Weight.bold.value { result.weight = .bold }
    if let design = changes.design { result.design = design }
    if changes.isMonospaced { result.design = .monospaced }
    if let width = changes.width { result.width = width }
    if let leading = changes.leading { result.leading = leading }
    if changes.isSecondary { result.size *= 0.8 }
    result.isItalic = changes.isItalic
    result.hasMonospacedDigits = changes.hasMonospacedDigits || result.design == .monospaced
    result.capitals = changes.capitals
    return result
  }

  private func base(at typeSize: DynamicTypeSize) -> FontDescription {
    switch kind {
    case .window:
      FontDescription(
        size: FontDescription.windowSize * typeSize.scale, weight: .regular, design: .default)
    case .style(let style, let design, let weight):
      FontDescription(
        style: style, size: style.size * typeSize.scale, weight: weight ?? style.weight,
        design: design ?? .default)
    case .system(let size, let weight, let design):
      FontDescription(size: size, weight: weight ?? .regular, design: design ?? .default)
    case .custom(let name, let size, let style):
      FontDescription(
        family: name, size: style == nil ? size : size * typeSize.scale, weight: .regular,
        design: .default)
    }
  }
}

extension Font.TextStyle {
  /// The size at the ordinary text size, in points, as desktops have it.
  fileprivate nonisolated var size: CGFloat {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  fileprivate nonisolated var weight: Font.Weight {
    switch self {
    case .headline: .bold
    case .caption2: .medium
    default: .regular
    }
  }
}
