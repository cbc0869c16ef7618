public import Foundation
public import FoundationCompat
public import SwiftUICore

extension DatePicker where Label == Text {
  /// Creates a control for any date, labelled with the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, label: Text(titleKey))
  }

  /// Creates a control for a date between two others, labelled with the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
  }

  /// Creates a control for a date after another, labelled with the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
  }

  /// Creates a control for a date before another, labelled with the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
  }

  /// Creates a control for any date, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, label: Text(titleResource))
  }

  /// Creates a control for a date between two others, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
  }

  /// Creates a control for a date after another, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
  }

  /// Creates a control for a date before another, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
  }

  /// Creates a control for any date, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, label: Text(title))
  }

  /// Creates a control for a date between two others, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
  }

  /// Creates a control for a date after another, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
  }

  /// Creates a control for a date before another, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
  }
}
