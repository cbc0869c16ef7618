import Foundation
import FoundationCompat

/// How the characters of a text look, as far as the text itself says.
nonisolated struct TextLook {
  var font: Font?
  var traits: TextTraits
  /// `nil` for the style around the text.
  var foreground: AnyShapeStyle?
  var background: Color?
  var link: URL?

  /// Takes over a change, which wins over those further out.
  mutating func add(_ change: TextChange, in environment: EnvironmentValues) {
    switch change {
    case .font(let font): self.font = font ?? environment.font
    case .foreground(let box): foreground = box?.style
    case .traits(let traits): self.traits.add(traits)
    }
  }

  /// Takes over what Markdown says of a part.
  mutating func add(_ marks: MarkdownMarks) {
    if marks.isStrong { traits.isBold = true }
    if marks.isEmphasized { traits.isItalic = true }
    if marks.isCode { traits.isMonospaced = true }
    if marks.isStruck { traits.strike = TextLine(isShown: true) }
    if let url = marks.destination.flatMap({ URL(string: $0) }) { link = url }
  }

  /// Takes over what an attributed text says of a part.
  mutating func add(_ attributes: AttributeContainer) {
    font = attributes.swiftUI.font ?? font
    foreground = attributes.swiftUI.foregroundColor.map { AnyShapeStyle($0) } ?? foreground
    background = attributes.swiftUI.backgroundColor ?? background
    link = attributes.link ?? link
    traits.add(TextTraits(attributes))
  }

  /// A run of characters that look so in an environment.
  func run(
    _ string: String, in environment: EnvironmentValues, _ styling: TextStyling
  ) -> TextRun {
    var traits = traits
    if styling.legibility == .bold { traits.isBold = true }
    var run = TextRun(string, font: traits.applied(to: font))
    run.color = color(in: environment)
    run.background = background?.anchored(in: environment)
    run.underline = traits.underline?.shown(in: environment)
    run.strike = traits.strike?.shown(in: environment)
    run.kerning = traits.tracking ?? traits.kerning ?? 0
    run.baselineOffset = traits.baselineOffset ?? 0
    run.link = link
    if traits.isSecondary == true { run.font = (run.font ?? .window).secondaryScale() }
    return run
  }

  private func color(in environment: EnvironmentValues) -> Color? {
    if let foreground { return foreground.paint(in: environment).color }
    return link == nil ? environment.foregroundPaint(level: 0)?.color : environment.tintColor
  }
}

extension TextLine {
  /// What a renderer is told of the line; `nil` if it isn't to be shown.
  fileprivate nonisolated func shown(in environment: EnvironmentValues) -> TextRun.Line? {
    guard isShown else { return nil }
    let pattern: TextRun.Line.Pattern =
      switch pattern.kind {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextRun.Line(pattern: pattern, color: color?.anchored(in: environment))
  }
}
