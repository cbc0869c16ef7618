/// How a view comes and goes: the changes from which it comes and to which it goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that the transition makes.
  associatedtype Body: View
  /// The view that comes and goes, as the transition's body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// What the transition makes of a view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body

  /// What should be known about the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What the transition makes of a view in a phase.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AppliedTransition(transition: self, phase: phase, content: content)
  }

  /// This transition and another one together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// What should be known about a transition.
public nonisolated struct TransitionProperties: Sendable {
  /// Whether the transition moves things.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where in its coming and going a view is.
@frozen public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It goes.
  case didDisappear

  /// Whether the view is there, and looks as it does without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 for a view that is about to come, 0 for one that is there, 1 for one that goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Stands for a view that something else supplies.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  let source: AnyContentSource

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if slot.node == nil { slot.node = PlaceholderNode(view.source, in: slot) }
  }

  @MainActor public static var _elementCount: _ElementCount { .varying }
}
