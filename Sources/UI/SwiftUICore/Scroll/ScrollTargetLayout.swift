import Foundation

extension View {
  /// Makes the views of the outermost layout in the view those that a scroll view scrolls to.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayout(isEnabled: isEnabled))
  }
}

/// Marks a layout whose views a scroll view scrolls to.
nonisolated struct ScrollTargetLayout: BoxModifier {
  let isEnabled: Bool

  @MainActor static func makeBox(
    _ modifier: ScrollTargetLayout, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<ScrollTargetLayout> {
    ScrollTargetLayoutNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `ScrollTargetLayout`.
final class ScrollTargetLayoutNode: BoxNode<ScrollTargetLayout> {
  override func modifierDidChange(from old: ScrollTargetLayout) {}

  /// The node of the layout inside.
  var layout: LayoutNode? {
    var node: LayoutNode? = child
    while let unary = node as? UnaryNode { node = unary.child }
    return node
  }
}

/// A view that a scroll view scrolls to, and where it lies in the content.
struct ScrollTargetView {
  let ids: [AnyHashable]
  let area: CGRect
}

extension ScrollNode {
  /// The views that are made of the layout that is marked, in order.
  var targets: [ScrollTargetView] {
    guard let layout = targetLayout(below: self)?.layout else { return [] }
    var targets: [ScrollTargetView] = []
    layout.forEachLayoutChild { node in
      if node.isPlaced {
        targets.append(ScrollTargetView(ids: node.identities(below: layout), area: area(of: node)))
      }
    }
    return targets
  }

  private func targetLayout(below node: LayoutNode) -> ScrollTargetLayoutNode? {
    var found: ScrollTargetLayoutNode?
    node.forEachLayoutChild { child in
      guard found == nil else { return }
      if let layout = child as? ScrollTargetLayoutNode, layout.modifier.isEnabled {
        found = layout
      } else if !(child is ScrollNode) {
        found = targetLayout(below: child)
      }
    }
    return found
  }

  /// The part of the content that is in sight.
  var visibleArea: CGRect {
    CGRect(
      origin: offset,
      size: CGSize(
        width: placedSize.width - insets.horizontal, height: placedSize.height - insets.vertical))
  }

  /// The identity of the view at a point of the viewport, or of the first one in sight.
  func target(at anchor: UnitPoint?, where accepts: (AnyHashable) -> Bool) -> AnyHashable? {
    let visible = visibleArea
    let anchor = anchor ?? UnitPoint(x: 0, y: 0)
    let point = CGPoint(
      x: visible.minX + anchor.x * visible.width, y: visible.minY + anchor.y * visible.height)
    var nearest: (id: AnyHashable, distance: CGFloat)?
    for target in targets {
      guard let id = target.ids.first(where: accepts) else { continue }
      let common = target.area.intersection(visible)
      var distance: CGFloat = 0
      for axis in Axis.allCases where axes.contains(axis) {
        if common.isNull || common.size[axis] <= 0 { distance = .infinity }
        let (start, end) = (
          target.area.origin[axis], target.area.origin[axis] + target.area.size[axis]
        )
        distance += max(start - point[axis], point[axis] - end, 0)
      }
      if distance < nearest?.distance ?? .infinity { nearest = (id, distance) }
    }
    return nearest?.id
  }
}

extension LayoutNode {
  /// The identities that this element has in a layout, inner ones before outer ones.
  fileprivate final func identities(below layout: LayoutNode) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var node: ViewNode? = innermost
    while let current = node, current !== layout {
      if let id = current.rowIdentity { ids.append(id) }
      if let id = current.identityInCollection { ids.append(AnyHashable(id)) }
      node = current.parent
    }
    return ids
  }

  /// The element that boxes, which stand around elements of a list, are put around.
  final var innermost: LayoutNode {
    var node: LayoutNode = self
    while let unary = node as? UnaryNode, unary.contentNode == nil, let inner = unary.inner {
      node = inner
    }
    return node
  }
}
