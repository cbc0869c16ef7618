public import Foundation

/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews

  let nodes: ContiguousArray<LayoutNode>.SubSequence
  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection

  init(_ nodes: ContiguousArray<LayoutNode>, direction: LayoutDirection) {
    self.nodes = nodes[...]
    layoutDirection = direction
  }

  private init(_ nodes: ContiguousArray<LayoutNode>.SubSequence, direction: LayoutDirection) {
    self.nodes = nodes
    layoutDirection = direction
  }

  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes[bounds], direction: layoutDirection)
  }

  /// Some of the subviews, in the order of the indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ContiguousArray(indices.map { nodes[$0] }), direction: layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection
      && left.nodes.elementsEqual(right.nodes, by: ===)
  }

  /// A distance as the renderer can show it.
  func fitted(_ distance: CGFloat, along axis: Axis) -> CGFloat {
    guard let node = nodes.first else { return distance }
    return MainThread.assume(node) { $0.lengths.distance(distance, along: axis) }
  }

  /// The distance that views keep without saying so.
  func standardDistance(along axis: Axis) -> CGFloat {
    guard let node = nodes.first else { return 0 }
    return MainThread.assume(node) { $0.lengths.metrics.spacing[axis] }
  }

  /// What the placed subviews say about a guide, joined by the guide's rule.
  func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    MainThread.assume((nodes, key)) { nodes, key in
      var merged: CGFloat?
      var count = 0
      for node in nodes {
        guard let value = node.placedGuide(key) else { continue }
        key.id._combineExplicit(childValue: value, count, into: &merged)
        count += 1
      }
      return merged
    }
  }
}

/// One of the views that a layout arranges.
public nonisolated struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// The value that the view was given for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainThread.assume((node, key)) { $0.0.layoutValue(for: $0.1) }
  }

  /// The importance of the view when space is handed out.
  public var priority: Double { MainThread.assume(node) { $0.priority } }

  /// The size that the view wants for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainThread.assume(node) { $0.size(for: proposal) }
  }

  /// The size and guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainThread.assume(node) { $0.dimensions(for: proposal) }
  }

  /// The distances that the view would like to its neighbours.
  public var spacing: ViewSpacing { MainThread.assume(node) { $0.spacing } }

  /// Places the view with an anchor of its own at a point of the container's space.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainThread.assume(node) { $0.place(at: position, anchor: anchor, proposal: proposal) }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

@available(*, unavailable)
extension LayoutSubviews: Sendable {}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

/// A key of values that views hand to the layout around them.
public nonisolated protocol LayoutValueKey {
  /// The type of the key's values.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
