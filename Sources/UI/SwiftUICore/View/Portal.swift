/// A view that is written in one place and shown in another, in the environment of the first.
///
/// Toolbars, sheets, tabs and destinations are handed to those who show them as preferences of
/// portals. A portal equals another if it is the same one, unchanged: make one wherever a body
/// says what to show, with the identity of that place.
package struct Portal: Equatable {
  /// The identity of the place where the view is written.
  package let id: PortalID
  private let version: Int
  private let scope: EnvironmentScope
  private let content: AnyView

  @MainActor private static var lastVersion = 0

  /// Hands a view on.
  ///
  /// - Parameters:
  ///   - id: The identity of the place, kept in its `@State`.
  ///   - scope: The environment of the place, from its `@CapturedScope`.
  ///   - content: What to show. It is evaluated where it is shown, by itself: what it reads
  ///     makes it alone run again.
  @MainActor package init<Content: View>(
    id: PortalID, scope: EnvironmentScope, @ViewBuilder content: @escaping () -> Content
  ) {
    Self.lastVersion += 1
    version = Self.lastVersion
    self.id = id
    self.scope = scope
    self.content = AnyView(Deferred(content: content))
  }

  package static func == (left: Portal, right: Portal) -> Bool {
    left.id == right.id && left.version == right.version
  }

  /// The view, for whoever shows it.
  @MainActor package var view: some View { ScopedView(scope: scope, content: content) }

  /// The view for a place where controls look different.
  @MainActor package func view(in context: ControlContext) -> some View {
    view { $0.controlContext = context }
  }

  /// The view with some values of its environment changed, for a place that it has to suit.
  @MainActor package func view(
    setting write: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    ScopedView(
      scope: scope, content: AnyView(content.transformEnvironment(\.self, transform: write)))
  }
}

/// The identity of a place that hands a view on.
package final class PortalID: Hashable, Sendable {
  package init() {}

  package static func == (left: PortalID, right: PortalID) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Evaluates content by itself.
private struct Deferred<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// A view in another environment than the one around it.
private nonisolated struct ScopedView<Content: View>: PrimitiveView {
  let scope: EnvironmentScope
  let content: Content

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(ScopedNode.self) ?? ScopedNode(in: slot)
    slot.node = node
    node.show(view.content, scope: view.scope)
  }

  @MainActor static var _elementCount: _ElementCount { Content._elementCount }
}

/// The node of a `ScopedView`.
private final class ScopedNode: ViewNode {
  @exclusivity(unchecked) private var child: ViewNode?
  private var shownScope: EnvironmentScope?

  func show<Content: View>(_ view: Content, scope: EnvironmentScope) {
    if let shownScope, shownScope !== scope {
      child?.tearDown()
      child = nil
      elementsDidChange()
    }
    shownScope = scope
    reconcile(view, into: &child, scope: scope)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

/// The environment of the view or modifier that holds this property.
@propertyWrapper package struct CapturedScope: InstalledProperty {
  private var scope: EnvironmentScope?

  package init() {}

  /// The scope, in a body.
  package var wrappedValue: EnvironmentScope {
    guard let scope else { fatalError("a scope was read outside of a view's body") }
    return scope
  }

  @MainActor package static func _install(
    _ property: inout CapturedScope, in slot: inout _PropertySlot
  ) {
    property.scope = slot.node.scope
  }

  @MainActor static func areSame(_ first: CapturedScope, _ second: CapturedScope) -> Bool { true }
}
