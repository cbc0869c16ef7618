public import Foundation

/// Where a scroll view is scrolled to: a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
  private enum Target: Equatable, Sendable {
    case none
    case view(SendableID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var target: Target
  /// Whether the scroll view was last moved by a person.
  public private(set) var isPositionedByUser = false
  private let acceptsID: @Sendable (AnyHashable) -> SendableID?

  private init<ID: Hashable & Sendable>(_ target: Target, idType: ID.Type) {
    self.target = target
    acceptsID = { id in (id.base as? ID).map { SendableID(id: $0) } }
  }

  /// Creates the position that a scroll view has by itself, to know views of a type of identity.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.none, idType: idType)
  }

  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(SendableID(id: id), anchor: anchor), idType: type(of: id))
  }

  /// Creates the position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates the position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// Creates the position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// Creates the position at a horizontal offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// Creates the position at a vertical offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  /// The edge, if that is the position.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point, if that is the position.
  public var point: CGPoint? {
    if case .point(let x, let y) = target { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }

  /// The horizontal offset, if that is the position.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical offset, if that is the position.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identity of the view, if that is the position.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let view, _) = target { view.id } else { nil }
  }

  /// The identity of the view as a type has it, if that is the position.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal offset.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical offset.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to new: Target) {
    target = new
    isPositionedByUser = false
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.target == right.target && left.isPositionedByUser == right.isPositionedByUser
  }
}

extension ScrollPosition {
  /// Whether a view of an identity can be the position.
  func accepts(_ id: AnyHashable) -> Bool { acceptsID(id) != nil }

  /// The position after a person has scrolled, with the identity of the view in sight, if known.
  func movedByPerson(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.target = id.flatMap(acceptsID).map { .view($0, anchor: nil) } ?? .none
    position.isPositionedByUser = true
    return position
  }

  /// The anchor of the view, if that is the position.
  var anchor: UnitPoint? { if case .view(_, let anchor) = target { anchor } else { nil } }
}

/// An identity of any type that may be handed around.
struct SendableID: Equatable, Sendable {
  let id: any Hashable & Sendable

  static func == (left: SendableID, right: SendableID) -> Bool {
    AnyHashable(left.id) == AnyHashable(right.id)
  }
}
