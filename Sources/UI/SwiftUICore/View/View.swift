/// A part of the user interface and how it is made of other parts.
///
/// Conform with a `body`. Two underscored requirements let the built-in views take part in the
/// graph without casting; their defaults serve every view that has a body.
@MainActor @preconcurrency public protocol View {
  /// The type of view that the body makes.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes or updates the node that stands for a view at one place of the graph.
  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot)

  /// How many elements a view of this type stands for, as far as the type alone tells.
  @MainActor static var _elementCount: _ElementCount { get }
}

extension View {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    CompositeNode<Self>.reconcile(view, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { Body._elementCount }
}

extension Never: View {
  /// There is no value, so there is no body.
  public var body: Never { fatalError("Never has no body") }

  @MainActor public static func _reconcile(_ view: Never, in slot: inout _ViewSlot) {}

  @MainActor public static var _elementCount: _ElementCount { .fixed(0) }
}

/// A view that takes part in the graph by itself and has no body.
package nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  nonisolated public var body: Never {
    fatalError("\(Self.self) is a built-in view: its body is never evaluated")
  }
}

/// What a view's type says about the number of elements it stands for.
public nonisolated enum _ElementCount: Equatable, Sendable {
  /// Always this many.
  case fixed(Int)
  /// Known only from the value; a handful.
  case varying
  /// Known only from the value; possibly a long collection.
  case collection

  static func + (left: _ElementCount, right: _ElementCount) -> _ElementCount {
    switch (left, right) {
    case (.fixed(let first), .fixed(let second)): .fixed(first + second)
    case (.collection, _), (_, .collection): .collection
    default: .varying
    }
  }
}
