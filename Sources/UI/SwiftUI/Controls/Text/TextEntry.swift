import Foundation
import SwiftUICore

/// What a field edits.
enum TextEntry {
  /// A string, which changes with every key.
  case text(Binding<String>)
  /// A value, which changes when editing ends.
  case formatted(FormattedEntry)
}

/// A value that is shown and typed as a text.
struct FormattedEntry {
  /// The text for the value that there is now.
  let text: () -> String
  /// Takes over what was typed, if it can be read.
  let commit: (String) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    commit = { text in
      // Text that can't be read leaves the value as it is.
      guard let read = try? format.parseStrategy.parse(text) else { return }
      value.wrappedValue = read
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = { formatter.string(for: value.wrappedValue) ?? "" }
    commit = { text in
      if let read = formatter.value(of: text) as? V { value.wrappedValue = read }
    }
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { value.wrappedValue.map(format.format) ?? "" }
    commit = { text in
      if text.isEmpty { return value.wrappedValue = nil }
      // Text that can't be read leaves the value as it is.
      guard let read = try? format.parseStrategy.parse(text) else { return }
      value.wrappedValue = read
    }
  }
}

extension Formatter {
  /// What a text stands for; `nil` if that can't be told.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}
