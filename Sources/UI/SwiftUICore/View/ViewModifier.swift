/// A change that can be applied to any view, giving another view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified, as the modifier's body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modifier makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Body

  /// Makes or updates the node of a view with this modifier.
  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot)

  /// How many elements the modified view stands for.
  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount
}

extension ViewModifier {
  @MainActor public static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    ModifierNode<C, Self>.reconcile(view, in: &slot)
  }

  @MainActor public static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    let count = Body._elementCount
    return count == .fixed(1) ? count : .varying
  }

  /// Joins two modifiers, this one being applied first.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never {
    fatalError("\(Self.self) is a built-in modifier: its body is never evaluated")
  }
}

/// Something with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    Modifier._reconcile(view, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount {
    Modifier._elementCount(of: Content.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    let inner = ModifiedContent<C, Content>(content: view.content, modifier: view.modifier.content)
    Modifier._reconcile(
      ModifiedContent<_, Modifier>(
        content: inner, modifier: view.modifier.modifier), in: &slot)
  }

  @MainActor public static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    Modifier._elementCount(of: ModifiedContent<C, Content>.self)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  public typealias Body = Never

  @MainActor public static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    C._reconcile(view.content, in: &slot)
  }

  @MainActor public static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}
