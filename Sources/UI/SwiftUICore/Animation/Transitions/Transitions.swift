public import Foundation

/// A transition that shows views at once and takes them away before others come.
public nonisolated struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition from and to nothing, by opacity.
public nonisolated struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition from and to another size.
public nonisolated struct ScaleTransition: Transition {
  /// How large the view is outside, as part of its own size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition from and to another place.
public nonisolated struct OffsetTransition: Transition {
  /// How far away the view is outside.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Shift(distance: phase.isIdentity ? .zero : offset))
  }
}

/// A transition from and to beyond an edge of the view.
public nonisolated struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// A transition in from the leading edge and out beyond the trailing one.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
  }
}

/// A transition in from an edge and out beyond the opposite one, fading.
public nonisolated struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition from and to nothing, by opacity and out of focus.
public nonisolated struct BlurReplaceTransition: Transition {
  /// How the view comes and goes beside the blur.
  public struct Configuration: Hashable, Sendable {
    fileprivate let isUpwards: Bool

    /// It comes from below and goes on upwards.
    public static let downUp = Configuration(isUpwards: false)
    /// It comes from above in size, and goes so.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// How the view comes and goes beside the blur.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = configuration.isUpwards || phase == .didDisappear
    content.blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : grows ? 1.1 : 0.9)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for coming and another one for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// Moves what is drawn by parts of its size towards an edge.
private nonisolated struct EdgeShift: EffectModifier, Equatable {
  var edge: Edge
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    let forwards: CGFloat = direction == .rightToLeft ? -1 : 1
    var distance = CGSize.zero
    switch edge {
    case .top: distance.height = -size.height * amount
    case .bottom: distance.height = size.height * amount
    case .leading: distance.width = -size.width * amount * forwards
    case .trailing: distance.width = size.width * amount * forwards
    }
    return .transform(AffineTransform(translationByX: distance.width, byY: distance.height))
  }
}

/// Moves what is drawn.
private nonisolated struct Shift: EffectModifier, Equatable {
  var distance: CGSize

  var animatableData: CGSize.AnimatableData {
    get { distance.animatableData }
    set { distance.animatableData = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .transform(AffineTransform(translationByX: distance.width, byY: distance.height))
  }
}
