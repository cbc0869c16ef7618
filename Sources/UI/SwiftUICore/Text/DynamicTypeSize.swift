package import Foundation

/// A person's choice of text size.
public nonisolated enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who need especially large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor for sizes in points; 1 for `large`, the ordinary choice.
  package var scale: CGFloat {
    switch self {
    case .xSmall: 14.0 / 17
    case .small: 15.0 / 17
    case .medium: 16.0 / 17
    case .large: 1
    case .xLarge: 19.0 / 17
    case .xxLarge: 21.0 / 17
    case .xxxLarge: 23.0 / 17
    case .accessibility1: 28.0 / 17
    case .accessibility2: 33.0 / 17
    case .accessibility3: 40.0 / 17
    case .accessibility4: 47.0 / 17
    case .accessibility5: 53.0 / 17
    }
  }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The text size that a person chose, within what views allow.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the text size in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size in the view within a range.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
