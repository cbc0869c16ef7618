import Foundation
import FoundationCompat

/// A text that stands in another one.
nonisolated struct TextArgument: TemplateObject {
  let text: Text

  func string(in context: FormatContext) -> String {
    var environment = EnvironmentValues()
    environment.locale = context.locale
    return text.string(in: environment)
  }
}

/// Something in a text that has looks of its own.
nonisolated protocol AttributedTemplateObject: TemplateObject {
  /// Says how it reads and looks in a locale.
  func attributedString(in context: FormatContext) -> AttributedString
}

/// A value that a style formats as an attributed text.
nonisolated struct AttributedValue<F: FormatStyle>: AttributedTemplateObject
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let formatted: FormattedValue<F>

  func attributedString(in context: FormatContext) -> AttributedString {
    formatted.output(in: context)
  }

  func string(in context: FormatContext) -> String { formatted.string(in: context) }
}

/// An attributed text that stands in another one.
nonisolated struct AttributedArgument: AttributedTemplateObject {
  let string: AttributedString

  func attributedString(in context: FormatContext) -> AttributedString { string }
  func string(in context: FormatContext) -> String { String(string.characters) }
}
