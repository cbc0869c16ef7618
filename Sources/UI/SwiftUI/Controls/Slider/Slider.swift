public import SwiftUICore

/// A control that chooses a number between two others along a track.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let range: SliderRange
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?

  @MainActor @preconcurrency public var body: some View {
    SliderBody(
      range: range, onEditingChanged: onEditingChanged, label: label,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for any number between two others.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds), onEditingChanged: onEditingChanged, label: EmptyView(),
      minimumValueLabel: nil, maximumValueLabel: nil)
  }

  /// Creates a slider for numbers that are steps apart.
  ///
  /// - Precondition: `step` is more than nothing.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step), onEditingChanged: onEditingChanged,
      label: EmptyView(), minimumValueLabel: nil, maximumValueLabel: nil)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any number between two others; the label is said, not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds), onEditingChanged: onEditingChanged, label: label(),
      minimumValueLabel: nil, maximumValueLabel: nil)
  }

  /// Creates a slider for numbers that are steps apart; the label is said, not shown.
  ///
  /// - Precondition: `step` is more than nothing.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step), onEditingChanged: onEditingChanged,
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil)
  }
}

extension Slider {
  /// Creates a slider between labels for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds), onEditingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// Creates a slider for numbers that are steps apart, between labels for its ends.
  ///
  /// - Precondition: `step` is more than nothing.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step), onEditingChanged: onEditingChanged,
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }

  /// Creates a slider between labels for its ends; an older order of the arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds), onEditingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }

  /// Creates a slider for numbers that are steps apart; an older order of the arguments.
  ///
  /// - Precondition: `step` is more than nothing.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step), onEditingChanged: onEditingChanged,
      label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }
}
