public import Foundation
public import SwiftUICore

/// How controls for dates look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a control.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the body of a control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a control for dates.
public nonisolated struct DatePickerStyleConfiguration {
  /// The label of the control.
  public struct Label: StylePart {
    let part: StyleLabel
  }

  /// The label of the control.
  public let label: DatePickerStyleConfiguration.Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen, if there is one.
  public var minimumDate: Date?
  /// The latest date that can be chosen, if there is one.
  public var maximumDate: Date?
  /// The parts of the date that can be chosen.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  fileprivate var bounds: DateBounds { DateBounds(earliest: minimumDate, latest: maximumDate) }
}

extension EnvironmentValues {
  private enum DatePickerStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<DatePickerStyleConfiguration> { StyleStack() }
  }

  var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how controls for dates in the view look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(
      \.datePickerStyles, AnyStyle(style) { style, picker in style.makeBody(configuration: picker) }
    )
  }
}

/// The look that suits the place of a control.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DateMenus(
      selection: configuration.$selection, bounds: configuration.bounds,
      components: configuration.displayedComponents, label: configuration.label)
  }
}

/// A menu for each part of the date.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DateMenus(
      selection: configuration.$selection, bounds: configuration.bounds,
      components: configuration.displayedComponents, label: configuration.label)
  }
}

/// The days of a month.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MonthGrid(
      selection: configuration.$selection, bounds: configuration.bounds,
      components: configuration.displayedComponents, label: configuration.label)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that suits the place of a control.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A menu for each part of the date.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}
