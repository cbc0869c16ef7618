import Foundation

extension ScrollNode {
  /// Where a node below lies in the content.
  func area(of node: LayoutNode) -> CGRect {
    CGRect(origin: node.origin(in: child), size: node.placedSize)
  }

  /// The offset that shows an area of the content: its anchor at the viewport's, or, without one,
  /// the nearest that shows it whole.
  func offset(showing area: CGRect, anchor: UnitPoint?) -> CGPoint {
    var target = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let (start, length) = (area.origin[axis], area.size[axis])
      let room = placedSize[axis] - insets[axis]
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

  /// The sizes and places that programs are told.
  var geometry: ScrollGeometry {
    let insets = insets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - startInset(.horizontal), y: offset.y - insets.top),
      contentSize: CGSize(
        width: contentSize.width - insets.horizontal, height: contentSize.height - insets.vertical),
      contentInsets: insets, containerSize: placedSize)
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

/// The offset of a scroll view whose row is out of sight.
final class KeptOffset {
  let offset: CGPoint

  init(_ offset: CGPoint) { self.offset = offset }
}

/// A node that may end before those who know it.
struct WeakNode {
  weak var node: LayoutNode?
}

extension EdgeInsets {
  /// Both lengths along an axis.
  nonisolated subscript(axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }

  nonisolated static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
