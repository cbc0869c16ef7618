import Foundation

/// A part of a localized text.
package struct TemplatePiece {
  package enum Content {
    case text(String)
    case object(any TemplateObject)
  }

  package let content: Content
  package fileprivate(set) var marks: MarkdownMarks
}

/// A translation: a format, and what varies in it with numbers of its own.
package struct LocalizedFormat: Hashable, Sendable {
  package var format: String
  package var substitutions: [String: FormatSubstitution] = [:]

  package init(_ format: String) { self.format = format }
}

/// A part of a translation that varies with one of the numbers.
package struct FormatSubstitution: Hashable, Sendable {
  /// The place of its number among the arguments, counted from 1; `nil` for the first number.
  package var position: Int?
  /// How the number is written at `%arg`, such as `lld`.
  package var specifier: String
  /// The text for that number.
  package var form: String
}

/// Puts arguments into formats.
struct TemplateExpansion {
  let arguments: [TemplateArgument]
  let context: FormatContext
  private(set) var pieces: [TemplatePiece] = []
  private var next = 0
  private var marks = MarkdownMarks()

  init(_ arguments: [TemplateArgument], in context: FormatContext) {
    self.arguments = arguments
    self.context = context
  }

  /// Adds a translation that is written in inline Markdown; arguments are not.
  mutating func add(markdown translation: LocalizedFormat) {
    var spans = InlineMarkdown.spans(of: translation.format)[...]
    while let first = spans.first {
      let (start, destination) = (pieces.count, first.marks.destination)
      for span in spans.prefix(while: { $0.marks.destination == destination }) {
        var part = translation
        part.format = span.text
        marks = span.marks
        add(part)
      }
      spans = spans.drop { $0.marks.destination == destination }
      guard let destination else { continue }
      // Written after what leads there, so its arguments are the next ones.
      let address = expanded(destination)
      for index in start..<pieces.count { pieces[index].marks.destination = address }
    }
    marks = MarkdownMarks()
  }

  private mutating func expanded(_ format: String) -> String {
    var expansion = TemplateExpansion(arguments, in: context)
    expansion.next = next
    expansion.add(LocalizedFormat(format))
    next = expansion.next
    return expansion.string
  }

  /// The pieces as one text.
  var string: String {
    pieces.reduce(into: "") { text, piece in
      switch piece.content {
      case .text(let part): text += part
      case .object(let object): text += object.string(in: context)
      }
    }
  }

  private mutating func append(_ content: TemplatePiece.Content) {
    pieces.append(TemplatePiece(content: content, marks: marks))
  }

  /// Adds a translation with the arguments put in.
  mutating func add(_ translation: LocalizedFormat) {
    for part in FormatReader.parts(of: translation.format) {
      switch part {
      case .literal(let text): append(.text(text))
      case .directive(let directive): add(directive)
      case .substitution(let name):
        guard let substitution = translation.substitutions[name] else {
          append(.text("%#@\(name)@"))
          continue
        }
        add(substitution)
      case .ownArgument: append(.text("%arg"))
      }
    }
  }

  private mutating func add(_ substitution: FormatSubstitution) {
    let index = substitution.position.map { $0 - 1 } ?? arguments.firstNumber
    guard let index, arguments.indices.contains(index) else { return }
    next = max(next, index + 1)
    for part in FormatReader.parts(of: substitution.form) {
      switch part {
      case .literal(let text): append(.text(text))
      case .directive(let directive): add(directive)
      case .substitution(let name): append(.text("%#@\(name)@"))
      case .ownArgument:
        let directive = FormatReader.parts(of: "%" + substitution.specifier).first
        guard case .directive(let style) = directive else { continue }
        add(arguments[index], style)
      }
    }
  }

  /// Adds the argument of a specifier; one that isn't there leaves nothing.
  private mutating func add(_ directive: FormatDirective) {
    let index = directive.position.map { $0 - 1 } ?? next
    if directive.position == nil { next += 1 }
    guard arguments.indices.contains(index) else { return }
    add(arguments[index], directive)
  }

  private mutating func add(_ argument: TemplateArgument, _ directive: FormatDirective) {
    switch argument {
    case .string(let text): append(.text(directive.padded(text)))
    case .object(let box): append(.object(box.object))
    case .signed, .unsigned, .number:
      append(.text(directive.text(of: argument, in: context)))
    }
  }
}

extension [TemplateArgument] {
  /// The place of the first number.
  var firstNumber: Int? { firstIndex { $0.quantity != nil } }
}

extension FormatDirective {
  /// A text in the width that the specifier asks for.
  fileprivate func padded(_ text: String) -> String {
    guard let width = Int(style.drop { "-+ #0'".contains($0) }.prefix { $0 != "." }) else {
      return text
    }
    let padding = String(repeating: " ", count: max(min(width, 1000) - text.count, 0))
    return style.contains("-") ? text + padding : padding + text
  }

  /// A number as the specifier asks for it, whatever type the specifier is for.
  fileprivate func text(of argument: TemplateArgument, in context: FormatContext) -> String {
    let locale = context.locale
    let isReal = "fFeEgGaA".contains(type)
    let whole = "diuoxXcC".contains(type) ? type : "d"
    switch argument {
    case .signed(let value):
      return isReal
        ? format(String(type), Double(value), locale) : format("ll\(whole)", value, locale)
    case .unsigned(let value):
      if isReal { return format(String(type), Double(value), locale) }
      guard value > UInt64(Int64.max), "diu".contains(whole) else {
        return format("ll\(whole)", value, locale)
      }
      // The formatter behind formats takes numbers as signed ones.
      return value.formatted(.number.locale(locale))
    case .number(let value):
      return format(isReal ? String(type) : "g", value, locale)
    case .string(let text): return text
    case .object(let box): return box.object.string(in: context)
    }
  }

  private func format(_ type: String, _ value: some CVarArg, _ locale: Locale) -> String {
    String(format: "%\(style)\(type)", locale: locale, value)
  }
}
