public import Foundation
public import SwiftUICore

/// A control that chooses a day, a time, or both.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label

  /// Creates a control for any date.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label: label())
  }

  /// Creates a control for a date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: label())
  }

  /// Creates a control for a date after another.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: label())
  }

  /// Creates a control for a date before another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: label())
  }

  init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents,
    label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.datePickerStyles) { stack in
      DatePickerStyleConfiguration(
        label: .init(part: StyleLabel(label, path: \.datePickerStyles, stack: stack)),
        selection: selection, minimumDate: bounds.earliest, maximumDate: bounds.latest,
        displayedComponents: components)
    } plain: {
      DateMenus(selection: selection, bounds: bounds, components: components, label: label)
    }
  }
}

/// The parts of a date that can be chosen.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
