package import Foundation

/// A value and the style that formats it, in whatever locale the text around is.
package struct FormattedValue<F: FormatStyle>: TemplateObject, @unchecked Sendable
where F.FormatInput: Equatable {
  // Unchecked: both are values that are only read; styles are not required to be `Sendable`.
  package let value: F.FormatInput
  package let format: F

  package init(_ value: F.FormatInput, format: F) {
    self.value = value
    self.format = format
  }

  /// Formats the value.
  package func output(in context: FormatContext) -> F.FormatOutput {
    format.locale(context.locale).format(value)
  }

  package func string(in context: FormatContext) -> String {
    let output = output(in: context)
    if let output = output as? AttributedString { return String(output.characters) }
    return "\(output)"
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.format == right.format
  }
}
