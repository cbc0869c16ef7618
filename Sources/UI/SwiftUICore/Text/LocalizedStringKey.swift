public import Foundation
public import FoundationCompat

/// The key of a translation, with what is put into the text.
///
/// A literal makes one wherever it is expected; a string variable does not, so that what people
/// wrote isn't translated.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  let template: LocalizedTemplate

  /// Creates a key known only when the program runs.
  public init(_ value: String) { template = LocalizedTemplate(value) }

  public init(stringLiteral value: String) { template = LocalizedTemplate(value) }

  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  /// Collects what a literal puts into a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var template: LocalizedTemplate

    public init(literalCapacity: Int, interpolationCount: Int) {
      template = LocalizedTemplate(literalCapacity: literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { template.append(literal: literal) }

    mutating func append(_ object: some TemplateObject) {
      template.append(TemplateArgument(object), specifier: "%@")
    }

    /// Puts in a string.
    public mutating func appendInterpolation(_ string: String) {
      template.append(.string(string), specifier: "%@")
    }

    /// Puts in a number by its own specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      template.append(TemplateArgument(value), specifier: value._specifier)
    }

    /// Puts in a number by a specifier such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      template.append(TemplateArgument(value), specifier: specifier)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts in a text with its own looks.
  public mutating func appendInterpolation(_ text: Text) { append(TextArgument(text: text)) }

  /// Puts in a picture or symbol.
  public mutating func appendInterpolation(_ image: Image) {
    append(TextArgument(text: Text(image)))
  }

  /// Puts in a text that is localized itself.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(TextArgument(text: Text(resource)))
  }

  /// Puts in an attributed text.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(AttributedArgument(string: attributedString))
  }

  /// Puts in a part of an attributed text.
  public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
    append(AttributedArgument(string: AttributedString(attributedSubstring)))
  }

  /// Puts in a value as a style formats it in the locale of the text.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(FormattedValue(input, format: format))
  }

  /// Puts in a value as a style formats it, with looks, in the locale of the text.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(AttributedValue(formatted: FormattedValue(input, format: format)))
  }

  /// Puts in a value as a formatter formats it, or as it describes itself.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
  }

  /// Puts in an object as a formatter formats it, or as it describes itself.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
  }
}
