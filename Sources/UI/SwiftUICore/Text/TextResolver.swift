import Foundation
import FoundationCompat

/// Works out what a text comes to in an environment: its characters and their looks.
nonisolated struct TextResolver {
  let environment: EnvironmentValues
  private let styling: TextStyling
  /// How values and keys read; `nil` until a part asks, so that others don't depend on it.
  private var knownFormat: FormatContext?
  private var runs: [TextRun] = []
  /// When the first of the texts reads otherwise than now; `nil` if none ever will.
  private(set) var nextChange: Date?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    styling = environment.textStyling
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
    add(text, TextLook(font: environment.font, traits: styling.traits))
    return runs.isEmpty
      ? [TextRun("", font: styling.traits.applied(to: environment.font))] : runs
  }

  private var format: FormatContext {
    mutating get {
      if let knownFormat { return knownFormat }
      let format = environment.formatContext
      knownFormat = format
      return format
    }
  }

  // MARK: - Adding

  private mutating func add(_ text: Text, _ look: TextLook) {
    var look = look
    for change in text.changes.reversed() { look.add(change, in: environment) }
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

  private mutating func add(_ request: LocalizationRequest, _ look: TextLook) {
    let outer = format
    knownFormat = request.context(in: outer)
    for piece in request.pieces(in: outer) {
      var look = look
      look.add(piece.marks)
      switch piece.content {
      case .text(let string): add(string, look)
      case .object(let object): add(object, look)
      }
    }
    knownFormat = outer
  }

  private mutating func add(_ object: any TemplateObject, _ look: TextLook) {
    switch object {
    case let text as TextArgument: add(text.text, look)
    case let formatted as any AttributedTemplateObject:
      add(formatted.attributedString(in: format), look)
    case let live as any LiveTemplateObject: addLive(live, look)
    default: add(object.string(in: format), look)
    }
  }

  private mutating func addLive(_ object: any LiveTemplateObject, _ look: TextLook) {
    var format = format
    format.now = environment.textClock.now
    if let change = object.nextChange(in: format) {
      nextChange = min(change, nextChange ?? change)
    }
    add(object.string(in: format), look)
  }

  private mutating func add(_ string: AttributedString, _ look: TextLook) {
    for run in string.runs {
      var look = look
      look.add(run.attributes)
      add(String(string.characters[run.range]), look)
    }
  }

  private mutating func add(_ string: String, _ look: TextLook) {
    guard !string.isEmpty else { return }
    let string = cased(string)
    var run = look.run(string, in: environment, styling)
    if let last = runs.last, last.image == nil {
      run.string = last.string
      if run == last { return runs[runs.count - 1].string += string }
      run.string = string
    }
    runs.append(run)
  }

  private mutating func add(_ image: Image, _ look: TextLook) {
    var run = look.run(TextRun.imageCharacter, in: environment, styling)
    run.image = image.content(in: environment, font: run.font, color: run.color)
    runs.append(run)
  }

  private mutating func cased(_ string: String) -> String {
    switch styling.textCase {
    case .uppercase: string.uppercased(with: format.locale)
    case .lowercase: string.lowercased(with: format.locale)
    case nil: string
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
