/// A length that grows and shrinks with a person's choice of text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: InstalledProperty {
  private let base: Value
  private let style: Font.TextStyle?
  private var scope: EnvironmentScope?

  /// Creates a length, as it is at the ordinary text size, that goes with texts of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a length, as it is at the ordinary text size.
  public init(wrappedValue: Value) {
    base = wrappedValue
    style = nil
  }

  /// The length at the chosen text size.
  public var wrappedValue: Value {
    guard let scope else { return base }
    let scale = MainThread.assume(scope) { $0.read(\.dynamicTypeSize).scale }
    return base * Value(scale)
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    property.scope = slot.node.scope
  }

  @MainActor func touch() { _ = wrappedValue }

  /// Wrappers are the same if their lengths are.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool {
    first.base == second.base && first.style == second.style
  }
}
