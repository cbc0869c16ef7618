import Foundation
import SwiftUICore

/// A date as a menu for each of its parts.
struct DateMenus<Label: View>: View {
  @Binding var selection: Date
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(
    selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents, label: Label
  ) {
    _selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  var body: some View {
    LabeledControl(label: label) {
      HStack {
        if components.contains(.date) { menus(DateField.ofDay(in: locale)) }
        if components.contains(.hourAndMinute) { menus([.hour, .minute]) }
      }
      .accessibilityElement(children: .contain)
    }
  }

  private func menus(_ fields: [DateField]) -> some View {
    ForEach(fields, id: \.self) { field in
      let calendar = shownCalendar
      Picker(selection: binding(to: field)) {
        ForEach(field.values(around: selection, within: bounds, in: calendar), id: \.self) {
          Text(verbatim: field.name(of: $0, in: calendar))
        }
      } label: {
        label
      }
      .pickerStyle(.menu)
      .labelsHidden()
    }
  }

  private func binding(to field: DateField) -> Binding<Int> {
    $selection[DatePart(field: field, calendar: shownCalendar, bounds: bounds)]
  }

  private var shownCalendar: Calendar { calendar.shown(in: locale, timeZone) }
}

extension Calendar {
  /// The calendar in a language and a time zone.
  func shown(in locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = self
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

/// Which part of a date is chosen, and in which calendar.
private struct DatePart: Hashable {
  let field: DateField
  let calendar: Calendar
  let bounds: DateBounds
}

extension Date {
  /// A part of the date; setting it gives the nearest date that can be chosen.
  fileprivate subscript(part: DatePart) -> Int {
    get { part.field.value(of: self, in: part.calendar) }
    set { self = part.bounds.clamp(part.field.setting(newValue, of: self, in: part.calendar)) }
  }
}
