public import Foundation

/// A place in a view, for a view around it that is laid out in another space.
@frozen public nonisolated struct Anchor<Value> {
  fileprivate let value: Value
  fileprivate let map: @Sendable (Value, CGPoint) -> Value

  /// The way in which a place is told.
  @frozen public struct Source {
    fileprivate let place: @Sendable (CGSize) -> Value
    fileprivate let map: @Sendable (Value, CGPoint) -> Value
  }

  init(_ source: Source, of node: LayoutNode) {
    map = source.map
    value = MainThread.assume((node, source)) { node, source in
      source.map(source.place(node.placedSize), node.origin(in: nil))
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source {
  /// The place in a view of a size, in the view's own space.
  package func value(in size: CGSize) -> Value { place(size) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(place: { CGRect(origin: .zero, size: $0) }, map: { $0.moved(by: $1) })
  }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(place: { _ in rect }, map: { $0.moved(by: $1) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(place: { _ in point }, map: { $0 + $1 })
  }

  /// A point in parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      place: { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }, map: { $0 + $1 })
  }

  /// The leading top corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The trailing top corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The leading bottom corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The trailing bottom corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place of an anchor in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = frame(in: .global).origin
    return anchor.map(anchor.value, CGPoint(x: -origin.x, y: -origin.y))
  }
}

extension CGRect {
  fileprivate nonisolated func moved(by point: CGPoint) -> CGRect {
    offsetBy(dx: point.x, dy: point.y)
  }
}
