public import SwiftUICore

/// Shows how far something is, or that it is under way.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.progressViewStyles) { stack in
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self
          ? nil : .init(StyleLabel(label, path: \.progressViewStyles, stack: stack)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(StyleLabel(currentValueLabel, path: \.progressViewStyles, stack: stack)))
    } plain: {
      ProgressBody(
        fraction: fraction, look: fraction == nil ? .spinner : .bar, label: label,
        currentValueLabel: currentValueLabel)
    }
  }

  /// The share of a total, from 0 to 1.
  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    guard total > 0 else {
      fatalError("ProgressView: the total must be more than nothing, but is \(Double(total))")
    }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is under way.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows that something is under way, and what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how far something is.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` while nobody knows.
  ///   - total: How much there is to do, more than nothing.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Shows how far something is, and what.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows how far something is, what, and in words how far.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Shows what a style was told, as the style further out does.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
