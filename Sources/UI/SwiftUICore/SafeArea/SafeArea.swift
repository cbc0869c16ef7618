import Foundation

/// A node that keeps what is in it away from some of its edges, which may be reached into.
@MainActor protocol SafeAreaNode: LayoutNode {
  /// The distances from the edges that a child is kept at.
  func safeInsets(around child: LayoutNode) -> EdgeInsets
}

extension LayoutNode {
  /// How far the node could reach beyond its edges, where these lie at the safe area's.
  final var safeAreaInsets: EdgeInsets {
    guard graph.safeAreaCount > 0 else { return EdgeInsets() }
    var own = CGRect(origin: .zero, size: placedSize)
    var reach = own
    var node: LayoutNode = self
    while let parent = node.layoutParent, !(parent is ScrollNode) {
      own = own.offsetBy(dx: node.origin.x, dy: node.origin.y)
      reach = reach.offsetBy(dx: node.origin.x, dy: node.origin.y)
      if let area = parent as? any SafeAreaNode {
        reach = reach.reaching(into: area.physicalInsets(around: node), of: parent.placedSize)
      }
      node = parent
    }
    let (left, right) = (own.minX - reach.minX, reach.maxX - own.maxX)
    let isMirrored = scope.direction == .rightToLeft
    return EdgeInsets(
      top: own.minY - reach.minY, leading: isMirrored ? right : left,
      bottom: reach.maxY - own.maxY, trailing: isMirrored ? left : right)
  }
}

extension SafeAreaNode {
  /// The distances with the left one as the leading one.
  fileprivate func physicalInsets(around child: LayoutNode) -> EdgeInsets {
    var insets = safeInsets(around: child)
    if scope.direction == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

extension CGRect {
  /// The rectangle, with those edges that lie at the edge of a safe area moved to the outer edge.
  fileprivate func reaching(into insets: EdgeInsets, of size: CGSize) -> CGRect {
    let tolerance: CGFloat = 0.001
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if left <= insets.leading + tolerance { left = min(left, 0) }
    if top <= insets.top + tolerance { top = min(top, 0) }
    if right >= size.width - insets.trailing - tolerance { right = max(right, size.width) }
    if bottom >= size.height - insets.bottom - tolerance { bottom = max(bottom, size.height) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
