import Foundation

/// A viewport: how far its content is moved, and what keeps it there.
final class ScrollNode: LayoutNode {
  private(set) var axes: Axis.Set = .vertical
  private var contentNode: ViewNode?
  /// How far the content is moved, from its leading top corner.
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  private var hasOffset = false
  /// Counts moves that were asked for, after which lazy containers look for a new anchor.
  private(set) var moves = 0

  func setAxes(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    setNeedsLayout()
  }

  func show<V: View>(_ view: V) {
    reconcile(LayoutView(layout: VStackLayout(), content: view), into: &contentNode)
    if let child, child.layoutParent == nil { adopt(child) }
  }

  private var child: LayoutNode? { contentNode as? LayoutNode }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }
  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { child.map(body) }

  // MARK: - Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child?.size(for: inner(proposal)) ?? .zero
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  override func placeChildren() {
    guard let child else { return }
    let proposal = inner(placedProposal)
    contentSize = child.size(for: proposal)
    if !hasOffset {
      hasOffset = true
      if scope.direction == .rightToLeft, axes.contains(.horizontal) { offset.x = .infinity }
    }
    let clamped = clamp(offset)
    if clamped != offset {
      offset = clamped
      moves += 1
    }
    child.wanted = (CGPoint(x: -offset.x, y: -offset.y), proposal)
    child.settlePlacement()
    contentDidChange()
  }

  /// The nearest offset that leaves no space beyond the content's ends.
  private func clamp(_ offset: CGPoint) -> CGPoint {
    var clamped = offset
    for axis in Axis.allCases {
      let longest = axes.contains(axis) ? max(contentSize[axis] - placedSize[axis], 0) : 0
      clamped[axis] = min(max(offset[axis], 0), longest)
    }
    return clamped
  }

  override var content: ElementContent? {
    .scroll(ScrollContent(axes: axes, offset: offset, contentSize: contentSize))
  }

  override var label: String { "ScrollView" }

  // MARK: - Moving

  /// Moves the content, as a person or a program asks for.
  func scroll(to new: CGPoint) {
    let clamped = clamp(new)
    guard clamped != offset else { return }
    offset = clamped
    moves += 1
    setNeedsPlacement()
  }

  /// Moves the content so that what is on screen stays, although what lies before it has changed.
  func follow(by distance: CGFloat, along axis: Axis) {
    guard distance != 0 else { return }
    offset[axis] += distance
    setNeedsPlacement()
  }

  /// The offset that shows an area of the content: its anchor at the viewport's, or, without one,
  /// the nearest that shows it whole.
  func offset(showing area: CGRect, anchor: UnitPoint?) -> CGPoint {
    var target = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let (start, length, room) = (area.origin[axis], area.size[axis], placedSize[axis])
      if let anchor {
        target[axis] = start + anchor[axis] * length - anchor[axis] * room
      } else if start < target[axis] {
        target[axis] = start
      } else if start + length > target[axis] + room {
        target[axis] = start + length - room
      }
    }
    return clamp(target)
  }

  /// Where a node below lies in the content.
  func area(of node: LayoutNode) -> CGRect {
    CGRect(origin: node.origin(in: child), size: node.placedSize)
  }
}

extension LayoutNode {
  /// The nearest scroll view around.
  final var scrollNode: ScrollNode? {
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.layoutParent
    }
    return nil
  }
}
