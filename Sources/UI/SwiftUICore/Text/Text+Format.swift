public import Foundation
import FoundationCompat

extension Text {
  /// Shows a value as a style formats it in the locale of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.object(TemplateBox(object: FormattedValue(input, format: format))))
  }

  /// Shows a value as a style formats it, with looks, in the locale of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let formatted = FormattedValue(input, format: format)
    self.init(.object(TemplateBox(object: AttributedValue(formatted: formatted))))
  }

  /// Shows a value as a formatter formats it; nothing if it can't.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "")
  }

  /// Shows an object as a formatter formats it; nothing if it can't.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "")
  }
}
