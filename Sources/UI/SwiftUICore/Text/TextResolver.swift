import Foundation
import FoundationCompat

/// Works out what a text comes to in an environment: its characters and their looks.
nonisolated struct TextResolver {
  /// How the characters under way look.
  private struct Look {
    var font: Font?
    var traits: TextTraits
    var foreground: AnyShapeStyle?
    var link: URL?
    var background: Color?
  }

  let environment: EnvironmentValues
  private let styling: TextStyling
  private var format: FormatContext
  private var runs: [TextRun] = []
  /// When the first of the texts reads otherwise than now; `nil` if none ever will.
  private(set) var nextChange: Date?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    styling = environment.textStyling
    format = environment.formatContext
  }

  /// What a renderer is told of a text, and `nextChange` if that depends on the time.
  mutating func content(of text: Text) -> TextContent {
    var content = TextContent(runs: runs(of: text), lineLimit: styling.lineLimit)
    content.reservedLines = styling.reservedLines
    content.alignment =
      switch styling.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    content.truncation =
      switch styling.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    content.lineSpacing = styling.lineSpacing
    content.minimumScale = styling.minimumScale
    content.allowsTightening = styling.allowsTightening
    content.isSelectable = styling.isSelectable
    content.typeSize = environment.dynamicTypeSize
    return content
  }

  /// The pieces of a text, neighbours that look alike joined; at least one.
  mutating func runs(of text: Text) -> [TextRun] {
    runs = []
    add(text, Look(font: environment.font, traits: styling.traits, foreground: nil))
    return runs.isEmpty
      ? [TextRun("", font: styling.traits.applied(to: environment.font))] : runs
  }

  // MARK: - Adding

  private mutating func add(_ text: Text, _ look: Look) {
    var look = look
    for change in text.changes.reversed() { apply(change, to: &look) }
    switch text.source {
    case .verbatim(let string): add(string, look)
    case .localized(let template, let table, let bundle):
      add(LocalizationRequest(template: template, table: table, bundle: bundle), look)
    case .resource(let resource): add(resource.request, look)
    case .attributed(let string): add(string, look)
    case .image(let image): add(image, look)
    case .object(let box): add(box.object, look)
    case .joined(let parts): for part in parts { add(part, look) }
    }
  }

  private func apply(_ change: TextChange, to look: inout Look) {
    switch change {
    case .font(let font): look.font = font ?? environment.font
    case .foreground(let box): look.foreground = box?.style
    case .traits(let traits): look.traits.add(traits)
    }
  }

  private mutating func add(_ request: LocalizationRequest, _ look: Look) {
    for piece in request.pieces(in: format) {
      switch piece {
      case .text(let string): add(string, look)
      case .object(let object): add(object, look)
      }
    }
  }

  private mutating func add(_ object: any TemplateObject, _ look: Look) {
    switch object {
    case let text as TextArgument: add(text.text, look)
    case let formatted as any AttributedTemplateObject:
      add(formatted.attributedString(in: format), look)
    case let live as any LiveTemplateObject: addLive(live, look)
    default: add(object.string(in: format), look)
    }
  }

  private mutating func addLive(_ object: any LiveTemplateObject, _ look: Look) {
    format.now = environment.textClock.now
    if let change = object.nextChange(in: format) {
      nextChange = min(change, nextChange ?? change)
    }
    add(object.string(in: format), look)
  }

  private mutating func add(_ string: AttributedString, _ look: Look) {
    for run in string.runs {
      var look = look
      let attributes = run.attributes
      if let font = attributes.swiftUI.font { look.font = font }
      if let color = attributes.swiftUI.foregroundColor { look.foreground = AnyShapeStyle(color) }
      if let color = attributes.swiftUI.backgroundColor { look.background = color }
      if let link = attributes.link { look.link = link }
      look.traits.add(TextTraits(attributes))
      add(String(string.characters[run.range]), look)
    }
  }

  private mutating func add(_ string: String, _ look: Look) {
    guard !string.isEmpty else { return }
    var run = run(cased(string), look)
    if let last = runs.last, last.image == nil {
      run.string = last.string
      if run == last {
        runs[runs.count - 1].string += cased(string)
        return
      }
      run.string = cased(string)
    }
    runs.append(run)
  }

  private mutating func add(_ image: Image, _ look: Look) {
    var run = run(TextRun.imageCharacter, look)
    run.image = image.content(in: environment, font: run.font, color: run.color)
    runs.append(run)
  }

  private func cased(_ string: String) -> String {
    switch styling.textCase {
    case .uppercase: string.uppercased(with: format.locale)
    case .lowercase: string.lowercased(with: format.locale)
    case nil: string
    }
  }

  // MARK: - Looks

  private func run(_ string: String, _ look: Look) -> TextRun {
    var run = TextRun(string, font: look.traits.applied(to: look.font), color: color(look))
    run.background = look.background
    run.underline = line(look.traits.underline)
    run.strike = line(look.traits.strike)
    run.kerning = look.traits.tracking ?? look.traits.kerning ?? 0
    run.baselineOffset = look.traits.baselineOffset ?? 0
    run.link = look.link
    if look.traits.isSecondary == true { run.font = (run.font ?? .window).secondaryScale() }
    return run
  }

  private func color(_ look: Look) -> Color? {
    if let style = look.foreground { return style.paint(in: environment).color }
    if look.link != nil { return environment.tintColor }
    return environment.foregroundPaint(level: 0)?.color
  }

  private func line(_ line: TextLine?) -> TextRun.Line? {
    guard let line, line.isShown else { return nil }
    let color = line.color?.anchored(in: environment)
    return switch line.pattern.kind {
    case .solid: TextRun.Line(color: color)
    case .dot: TextRun.Line(pattern: .dot, color: color)
    case .dash: TextRun.Line(pattern: .dash, color: color)
    case .dashDot: TextRun.Line(pattern: .dashDot, color: color)
    case .dashDotDot: TextRun.Line(pattern: .dashDotDot, color: color)
    }
  }
}

extension Text {
  /// The characters of the text in an environment, for parts that show strings only.
  package nonisolated func string(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment)
    return resolver.runs(of: self).reduce(into: "") { text, run in
      if run.image == nil { text += run.string }
    }
  }
}
