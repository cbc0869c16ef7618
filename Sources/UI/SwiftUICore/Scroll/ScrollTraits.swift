/// When the indicators of a scroll view's position are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case visible
    case hidden
    case never
  }

  private let kind: Kind

  /// As the system has it.
  public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
  /// Shown, as far as the system allows it.
  public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
  /// Not shown, unless the system needs them.
  public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
  /// Not shown.
  public static var never: ScrollIndicatorVisibility { .init(kind: .never) }

  var allows: Bool { kind == .automatic || kind == .visible }
}

extension EnvironmentValues {
  /// Whether a person may scroll.
  public var isScrollEnabled: Bool {
    get { scrollTraits.isEnabled }
    set { scrollTraits.isEnabled = newValue }
  }

  /// When indicators of the position along the vertical axis are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }

  /// When indicators of the position along the horizontal axis are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }
}

extension View {
  /// Sets whether a person may scroll what is in the view; programs still may.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets when indicators of the position in scroll views are shown.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) {
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
    }
  }

  /// Sets whether scroll views let their content show outside of them.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Sets whether lists and other scrolled containers have a background of their own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollTraits) { $0.contentBackground = visibility }
  }
}
