package import Foundation

/// What decides how values and keys read in a text.
package struct FormatContext: Sendable {
  /// The customs by which values are written.
  package var locale: Locale
  package var timeZone: TimeZone
  /// The calendar; `nil` for that of the locale.
  package var calendar: Calendar?
  /// The time that spans are counted from.
  package var now = Date.now
  /// The languages that translations are wanted in, preferred ones first.
  package var languages: [Locale]

  /// Creates a context in which texts are wanted in the language of the locale.
  package init(locale: Locale, timeZone: TimeZone = .autoupdatingCurrent) {
    self.locale = locale == .current ? ProcessLanguage.locale : locale
    self.timeZone = timeZone
    languages = ProcessLanguage.languages(for: self.locale)
  }

  /// The calendar by which dates are taken apart, in the time zone.
  package var datesCalendar: Calendar {
    var calendar = calendar ?? locale.calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
