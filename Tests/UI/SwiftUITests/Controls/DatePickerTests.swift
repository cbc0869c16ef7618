import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct DatePickerTests {
  @Test(arguments: [
    ("en_US", ["Jan", "31", "2026"]), ("de_DE", ["31", "Jan.", "2026"]),
    ("zh_Hans_CN", ["2026", "1月", "31"]),
  ])
  func partsAreInTheOrderOfTheLanguage(locale: String, parts: [String]) {
    let host = ViewHost(Choosing(components: .date, locale: locale))

    let menus = host.nodes.filter { $0.role == .menuButton }.map(\.value)
    #expect(menus == parts)
  }

  @Test func monthThatIsShorterTakesItsLastDay() {
    let host = ViewHost(Choosing(components: .date))

    host.choose("Feb", insteadOf: "Jan")

    #expect(host.texts.last == "2026-02-28 09:05")
  }

  @Test func boundsHoldWhateverPartIsChosen() {
    let host = ViewHost(Choosing(components: .date, latest: "2026-02-10 09:05"))

    host.choose("Dec", insteadOf: "Jan")

    #expect(host.texts.last == "2026-02-10 09:05")
  }

  @Test func timeIsChosenByItself() {
    let host = ViewHost(Choosing(components: .hourAndMinute))
    #expect(host.nodes.filter { $0.role == .menuButton }.map(\.value) == ["09", "05"])

    host.choose("17", insteadOf: "09")

    #expect(host.texts.last == "2026-01-31 17:05")
  }

  @Test func monthShowsItsWeeksAndTurns() throws {
    let host = ViewHost(Choosing(components: .date).datePickerStyle(.graphical))
    #expect(host.texts.contains("January 2026"))
    #expect(host.nodes.first { $0.states.contains(.selected) }?.label == "31")

    host.perform(.press, on: try host.button("Next Month"))
    #expect(host.texts.contains("February 2026"))
    #expect(!host.texts.contains("29"))

    host.press("12")
    #expect(host.texts.last == "2026-02-12 09:05")
  }

  @Test func daysOutsideTheBoundsAreDisabled() throws {
    let host = ViewHost(
      Choosing(components: .date, latest: "2026-02-10 09:05").datePickerStyle(.graphical))
    host.perform(.press, on: try host.button("Next Month"))

    let enabled = host.nodes.filter {
      $0.role == .button && Int($0.label) != nil && !$0.states.contains(.disabled)
    }
    #expect(enabled.map(\.label) == (1...10).map(String.init))
  }
}

extension ViewHost {
  /// Opens the menu that shows a value and chooses another one.
  fileprivate func choose(_ value: String, insteadOf shown: String) {
    press(shown)
    press(value)
  }

  fileprivate func button(_ label: String) throws -> ElementID {
    try #require(nodes.first { $0.role == .button && $0.label == label }).id
  }
}

private struct Choosing: View {
  let components: DatePickerComponents
  var latest: String?
  var locale = "en_US"
  @State private var date = Choosing.date("2026-01-31 09:05")

  var body: some View {
    VStack {
      Group {
        if let latest {
          DatePicker(
            "Day", selection: $date, in: ...Self.date(latest), displayedComponents: components)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: components)
        }
      }
      .environment(\.timeZone, Self.utc)
      Text(verbatim: Self.formatter.string(from: date))
    }
    .environment(\.locale, Locale(identifier: locale))
  }

  static func date(_ string: String) -> Date { formatter.date(from: string) ?? .distantPast }

  private static var utc: TimeZone { TimeZone(identifier: "UTC") ?? .autoupdatingCurrent }

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = utc
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }
}
