public import Foundation

/// Space that grows along the axis of the stack around it, or in both directions elsewhere.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// The smallest length, or `nil` for the standard distance.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _reconcile(_ view: Spacer, in slot: inout _ViewSlot) {
    let node = slot.existing(SpacerNode.self) ?? SpacerNode(in: slot)
    node.minLength = view.minLength
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

final class SpacerNode: LayoutNode {
  private var axis: Axis?

  var minLength: CGFloat? {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override func adoptOrientation(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      let smallest = smallestLength(along: axis)
      size[axis] = max(proposal[axis] ?? smallest, smallest)
    }
    return size
  }

  private func smallestLength(along axis: Axis) -> CGFloat {
    minLength.map { lengths.distance($0, along: axis) } ?? lengths.metrics.spacing[axis]
  }

  override func makeSpacing() -> ViewSpacing { ViewSpacing() }
  override var priority: Double { -.infinity }
}

/// A line across the stack around it.
public nonisolated struct Divider: PrimitiveView, Sendable {
  /// Creates a divider.
  public init() {}

  @MainActor public static func _reconcile(_ view: Divider, in slot: inout _ViewSlot) {
    if slot.node == nil { slot.node = DividerNode(in: slot) }
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

final class DividerNode: LayoutNode {
  private var axis = Axis.vertical

  override func adoptOrientation(_ axis: Axis?) {
    guard (axis ?? .vertical) != self.axis else { return }
    self.axis = axis ?? .vertical
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = lengths.metrics.dividerThickness[axis]
    return size
  }

  override var content: ElementContent? { .divider(axis.other) }
}
