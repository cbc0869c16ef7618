/// A person's choice of text size, under its older name.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for people who need especially large text.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same choice.
  fileprivate var size: DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases
    return Self.allCases.firstIndex(of: self).map { sizes[$0] } ?? .large
  }

  /// The same choice.
  fileprivate init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)
    self = index.map { Self.allCases[$0] } ?? .large
  }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }
}

extension EnvironmentValues {
  /// The text size that a person chose, within what views allow.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
