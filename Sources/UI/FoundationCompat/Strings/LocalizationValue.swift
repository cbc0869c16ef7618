public import Foundation

extension String {
  /// A text to be localized, with what is put into it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let template: LocalizedTemplate

    /// Creates a value from a key known only when the program runs.
    public init(_ value: String) { template = LocalizedTemplate(value) }

    public init(stringLiteral value: String) { template = LocalizedTemplate(value) }

    public init(stringInterpolation: StringInterpolation) {
      template = stringInterpolation.template
    }

    /// Collects what a literal puts into a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var template: LocalizedTemplate

      public init(literalCapacity: Int, interpolationCount: Int) {
        template = LocalizedTemplate(literalCapacity: literalCapacity)
      }

      public mutating func appendLiteral(_ literal: String) {
        template.append(literal: literal)
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
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        template.append(TemplateArgument(value), specifier: specifier)
      }

      /// Puts in a value as a style formats it in the locale of the text.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        template.append(
          TemplateArgument(FormattedValue(value, format: format)), specifier: "%@")
      }

      /// Puts in another localized text.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        template.append(TemplateArgument(resource), specifier: "%@")
      }

      /// Puts in the characters of an attributed text.
      public mutating func appendInterpolation(_ string: AttributedString) {
        template.append(.string(String(string.characters)), specifier: "%@")
      }

      /// Puts in whatever a value describes itself as.
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
        template.append(.string(String(describing: value)), specifier: "%@")
      }
    }
  }
}
