public import Foundation
public import SwiftUICore

/// A control that steps a value up and down.
public nonisolated struct Stepper<Label: View>: View {
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void
  let label: Label

  init(steps: StepperSteps, onEditingChanged: @escaping (Bool) -> Void, label: Label) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  /// Creates a stepper that runs actions; a direction without one isn't offered.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged, label: label())
  }

  /// Creates a stepper for a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value, step: step), onEditingChanged: onEditingChanged, label: label())
  }

  /// Creates a stepper for a value between two others.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value, in: bounds, step: step), onEditingChanged: onEditingChanged,
      label: label())
  }

  /// Creates a stepper for a value that a format writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, step: step, write: format.format),
      onEditingChanged: onEditingChanged, label: label())
  }

  /// Creates a stepper for a value between two others that a format writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, in: bounds, step: step, write: format.format),
      onEditingChanged: onEditingChanged, label: label())
  }

  @MainActor @preconcurrency public var body: some View {
    StepperBody(steps: steps, onEditingChanged: onEditingChanged, label: label)
  }
}
