import Foundation
import SwiftUICore

/// A date as the days of its month, and menus for its time.
struct MonthGrid<Label: View>: View {
  @Binding var selection: Date
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label
  /// A day of the month that is shown; `nil` for that of the selection.
  @State private var shownDay: Date?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var plainCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.rendererMetrics) private var metrics

  init(
    selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents, label: Label
  ) {
    _selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  var body: some View {
    VStack {
      if components.contains(.date) {
        header
        Grid(horizontalSpacing: isInCells ? nil : 4, verticalSpacing: isInCells ? nil : 2) {
          GridRow {
            ForEach(Array(weekdays.enumerated()), id: \.offset) {
              Text(verbatim: $0.element).font(.caption).foregroundStyle(.secondary)
            }
          }
          ForEach(weeks, id: \.self) { week in
            GridRow {
              ForEach(Array(week.enumerated()), id: \.offset) { day($0.element) }
            }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        DateMenus(
          selection: $selection, bounds: bounds, components: .hourAndMinute, label: label)
      }
    }
    .modifier(SaidLabel(label: label))
  }

  private var header: some View {
    HStack {
      turn(by: -1, "Previous Month", symbol: "chevron.left")
      Text(verbatim: title).frame(minWidth: isInCells ? nil : 150)
      turn(by: 1, "Next Month", symbol: "chevron.right")
    }
    .buttonStyle(.borderless)
  }

  @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isSelected = calendar.isDate(date, inSameDayAs: selection)
      Button {
        selection = bounds.clamp(date)
      } label: {
        Text(verbatim: "\(DateField.day.value(of: date, in: calendar))").bold(isSelected)
          .foregroundStyle(isSelected ? .white : .primary)
          .frame(minWidth: isInCells ? nil : 30, minHeight: isInCells ? nil : 30)
          .background { if isSelected { Circle().fill(.tint) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!bounds.allowsDay(of: date, in: calendar))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      Text(verbatim: "")
    }
  }

  /// Whether it is shown in characters, which need no room around them.
  private var isInCells: Bool { metrics.cell != nil }
  private var calendar: Calendar { plainCalendar.shown(in: locale, timeZone) }
  private var shown: Date { shownDay ?? selection }

  private var title: String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: shown)
  }

  /// The names of the days, the first of the week first.
  private var weekdays: [String] {
    let names = calendar.veryShortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The days of the month that is shown, at the time of the selection; `nil` before and after.
  private var weeks: [[Date?]] {
    let calendar = calendar
    let count = (calendar.range(of: .day, in: .month, for: shown) ?? 1..<32).count
    let first = DateField.day.setting(1, of: shown, in: calendar)
    let gap = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: gap)
    days += (1...count).map { DateField.day.setting($0, of: shown, in: calendar) }
    days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  private func turn(by months: Int, _ title: LocalizedStringKey, symbol: String) -> some View {
    Button {
      shownDay = calendar.date(byAdding: .month, value: months, to: shown)
    } label: {
      SwiftUI.Label {
        Text(own: title)
      } icon: {
        Image(systemName: symbol)
      }
      .labelStyle(.iconOnly)
    }
  }
}
