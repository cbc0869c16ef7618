public import Foundation

/// Where a pointer is that isn't pressed, as a view is told.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at this place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

extension View {
  /// Runs an action when a pointer comes to be over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverAction(coordinateSpace: .local, changed: action, moved: nil))
  }

  /// Runs an action whenever a pointer moves over the view, and when it leaves.
  @_disfavoredOverload nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverAction(coordinateSpace: coordinateSpace, changed: nil, moved: action))
  }

  /// Runs an action whenever a pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// What to run for a pointer over an element.
nonisolated struct HoverAction: BoxModifier {
  let coordinateSpace: CoordinateSpace
  let changed: ((Bool) -> Void)?
  let moved: ((HoverPhase) -> Void)?

  @MainActor static func makeBox(
    _ modifier: HoverAction, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<HoverAction> {
    HoverNode(modifier, around: inner, in: slot)
  }
}

/// The node of an element that is told of a pointer over it.
final class HoverNode: BoxNode<HoverAction> {
  override init(_ modifier: HoverAction, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    graph.hover.count += 1
  }

  override func willTearDown() {
    graph.hover.count -= 1
    super.willTearDown()
  }

  override func modifierDidChange(from old: HoverAction) {}

  /// Takes up that the pointer is over the element now.
  func enter() { tell(true) }

  /// Takes up that the pointer has left.
  func leave() {
    tell(false)
    if modifier.moved != nil { graph.actions.add { [modifier] in modifier.moved?(.ended) } }
  }

  /// Takes up where the pointer is.
  func move(to location: CGPoint) {
    guard modifier.moved != nil else { return }
    let place = GesturePlace(node: self).point(location, in: modifier.coordinateSpace)
    graph.actions.add { [modifier] in modifier.moved?(.active(place)) }
  }

  private func tell(_ isOver: Bool) {
    if modifier.changed != nil { graph.actions.add { [modifier] in modifier.changed?(isOver) } }
  }
}
