public import Foundation

/// The sizes and places of a scroll view and its content.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// How far the content is moved from the scroll view's corner; negative in the space around it.
  public var contentOffset: CGPoint
  /// The size of the content, without the space around it.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the scroll view lies over.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is in sight, without what lies under the space around it.
  public var visibleRect: CGRect {
    CGRect(
      x: bounds.minX + contentInsets.leading, y: bounds.minY + contentInsets.top,
      width: max(bounds.width - contentInsets.horizontal, 0),
      height: max(bounds.height - contentInsets.vertical, 0))
  }

  public var debugDescription: String {
    "offset \(contentOffset), content \(contentSize), insets \(contentInsets), "
      + "container \(containerSize)"
  }
}
