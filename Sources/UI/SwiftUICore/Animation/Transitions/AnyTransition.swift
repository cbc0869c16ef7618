public import Foundation

/// A transition of any type.
public nonisolated struct AnyTransition {
  private let transition: any Transition

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) { self.transition = transition }

  @MainActor func apply<V: View>(content: V, phase: TransitionPhase) -> AnyView {
    func apply<T: Transition>(_ transition: T) -> AnyView {
      AnyView(transition.apply(content: content, phase: phase))
    }
    return apply(transition)
  }

  /// Whether views are shown at once and go before others come.
  var isIdentity: Bool { transition is IdentityTransition }

  var ownAnimation: Animation? { (transition as? any TimedTransition)?.ownAnimation }
}

/// Lets a transition of any type stand where one of a known type is wanted.
nonisolated struct ErasedTransition: Transition, TimedTransition {
  let transition: AnyTransition

  init(transition: AnyTransition) { self.transition = transition }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase)
  }

  var ownAnimation: Animation? { transition.ownAnimation }
}

extension AnyTransition {
  /// Shows views at once and takes them away before others come.
  public static var identity: AnyTransition {
    AnyTransition(IdentityTransition())
  }

  /// From and to nothing, by opacity.
  public static var opacity: AnyTransition {
    AnyTransition(OpacityTransition())
  }

  /// From and to nothing, by size.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// From and to another size.
  public static func scale(
    scale: CGFloat, anchor: UnitPoint = .center
  ) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// In from the leading edge and out beyond the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(SlideTransition())
  }

  /// From and to beyond an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// From and to another place.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// From and to another place.
  public static func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In from an edge and out beyond the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// One transition for coming and another one for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(transition: insertion),
        removal: ErasedTransition(transition: removal)))
  }

  /// This transition and another one together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(
        first: ErasedTransition(transition: self), second: ErasedTransition(transition: other)))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      AnimatedTransition(base: ErasedTransition(transition: self), animation: animation))
  }
}
