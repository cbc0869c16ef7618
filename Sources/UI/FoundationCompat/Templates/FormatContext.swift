package import Foundation

/// What decides how values read in a text.
package struct FormatContext: Sendable {
  package var locale: Locale
  package var timeZone: TimeZone

  package init(locale: Locale, timeZone: TimeZone = .autoupdatingCurrent) {
    self.locale = locale
    self.timeZone = timeZone
  }
}
