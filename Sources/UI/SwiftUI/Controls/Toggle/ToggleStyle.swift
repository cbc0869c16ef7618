public import SwiftUICore

/// How toggles look and what switches them.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the body of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a toggle.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
  private enum ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ToggleStyleConfiguration> { StyleStack() }
  }

  var toggleStyles: StyleStack<ToggleStyleConfiguration> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in the view look and what switches them.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(
      \.toggleStyles, AnyStyle(style) { style, toggle in style.makeBody(configuration: toggle) })
  }
}
