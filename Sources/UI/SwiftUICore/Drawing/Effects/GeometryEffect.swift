public import Foundation

/// A change of how a view is drawn that depends on its size, and leaves its layout alone.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How the view is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    let drawn = ModifiedContent(
      content: view.content, modifier: GeometryDrawing(effect: view.modifier))
    GeometryDrawing<Self>._reconcile(drawn, in: &slot)
  }

  @MainActor public static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    GeometryDrawing<Self>._elementCount(of: type)
  }

  /// The effect, which never has a part in layout here.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Draws a view as an effect says.
private nonisolated struct GeometryDrawing<E: GeometryEffect>: EffectModifier {
  var geometry: E

  init(effect: E) { geometry = effect }

  var animatableData: E.AnimatableData {
    get { geometry.animatableData }
    set { geometry.animatableData = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    geometry.effectValue(size: size).effect
  }
}

extension View {
  /// Draws the view moved, turned, stretched and tilted about the corner of its frame.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(PlainEffect(content: transform.effect))
  }

  /// Draws the view turned in space about an axis through a point of its frame.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The axis; only its direction matters.
  ///   - anchor: The point of the frame that the axis goes through.
  ///   - anchorZ: How far in front of the frame the axis lies, in points.
  ///   - perspective: How much smaller things become with their distance; 0 for not at all.
  /// - Returns: A view that is laid out as before.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      SpaceRotation(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

/// Turns what is drawn in space.
private nonisolated struct SpaceRotation: EffectModifier, Equatable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
    get { AnimatablePair(angle.animatableData, anchorZ) }
    set { (angle.animatableData, anchorZ) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform().effect }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    var turn = ProjectionTransform()
    turn.m11 = cosine + x * x * rest
    turn.m12 = y * x * rest + z * sine
    turn.m21 = x * y * rest - z * sine
    turn.m22 = cosine + y * y * rest
    turn.m31 = -(x * z * rest + y * sine) * anchorZ
    turn.m32 = -(y * z * rest - x * sine) * anchorZ
    let depth = perspective / max(size.width, size.height, 1)
    turn.m13 = -(z * x * rest - y * sine) * depth
    turn.m23 = -(z * y * rest + x * sine) * depth
    turn.m33 = 1 + (cosine + z * z * rest - 1) * anchorZ * depth
    return turn.about(anchor, in: size, direction: direction).effect
  }
}
