public import SwiftUICore

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the body of a view that shows progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of progress.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What is under way.
  public struct Label: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// How far it is, from 0 to 1; `nil` while nobody knows.
  public let fractionCompleted: Double?
  /// What is under way.
  public var label: ProgressViewStyleConfiguration.Label?
  /// How far it is, in words.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  @MainActor fileprivate func progress(_ look: ProgressContent.Look) -> some View {
    ProgressBody(
      fraction: fractionCompleted, look: look, label: label, currentValueLabel: currentValueLabel)
  }
}

extension EnvironmentValues {
  private enum ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ProgressViewStyleConfiguration> { StyleStack() }
  }

  var progressViewStyles: StyleStack<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress in the view looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(
      \.progressViewStyles,
      AnyStyle(style) { style, progress in style.makeBody(configuration: progress) })
  }
}

/// A bar if it is known how far something is, else something that turns.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.progress(configuration.fractionCompleted == nil ? .spinner : .bar)
  }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with the colour of what is done.
  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.progress(.bar).controlTint(tint)
  }
}

/// A circle that fills, or turns.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with the colour of what is done.
  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.progress(.spinner).controlTint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if it is known how far something is, else something that turns.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle that fills, or turns.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}
