/// A view by way of a transition in a fixed phase.
nonisolated struct AppliedTransition<T: Transition, Content: View>: PrimitiveView {
  let transition: T
  let phase: TransitionPhase
  let content: Content

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(AppliedTransitionNode<T, Content>.self)
      ?? AppliedTransitionNode(view.content, in: slot)
    slot.node = node
    node.show(view)
  }

  @MainActor static var _elementCount: _ElementCount { .varying }
}

/// The node of a view by way of a transition in a fixed phase.
private final class AppliedTransitionNode<T: Transition, Content: View>: ViewNode {
  private let content: ContentSource<Content>
  private var child: ViewNode?

  init(_ view: Content, in slot: _ViewSlot) {
    content = ContentSource(view)
    super.init(in: slot)
  }

  func show(_ view: AppliedTransition<T, Content>) {
    content.view = view.content
    let body = tracker.track(observing: T.self) {
      view.transition.body(content: PlaceholderContentView(source: content), phase: view.phase)
    }
    reconcile(body, into: &child)
    content.refresh()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

/// Two transitions together.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition that may have an animation of its own.
nonisolated protocol TimedTransition {
  var ownAnimation: Animation? { get }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, TimedTransition {
  let base: Base
  let animation: Animation?

  var ownAnimation: Animation? { animation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// A transition from and to a modifier.
private nonisolated struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// A transition from and to what a modifier makes of the view.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}
