public import Foundation

/// How much space a view would like to each side of it.
///
/// Wishes are kept per kind of neighbour. Two views keep the largest distance over the kinds that
/// both name, and none if they name none in common.
public nonisolated struct ViewSpacing: Sendable {
  /// The kinds of neighbour that a wish can be about.
  enum Category: Int, CaseIterable {
    case plain, belowText, aboveText, betweenTexts
  }

  /// Wishes by edge and category; NaN where there is none.
  private var wishes: InlineArray<16, CGFloat>

  /// Creates the spacing of a view that names no wish, as a spacer does.
  public init() { wishes = InlineArray(repeating: .nan) }

  /// The spacing of a view that wants no distance from anything.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases {
      for category in Category.allCases { spacing[edge, category] = 0 }
    }
    return spacing
  }()

  /// The spacing of an ordinary view, which keeps the same distance from all others.
  static func plain(_ distance: CGSize) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing.makePlain(edge, distance) }
    return spacing
  }

  /// The spacing of a text in its font; beside others it is an ordinary view.
  static func text(
    above: CGFloat, below: CGFloat, betweenTexts: CGFloat, distance: CGFloat
  ) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing[.leading, .plain] = distance
    spacing[.trailing, .plain] = distance
    spacing[.top, .aboveText] = above
    spacing[.top, .betweenTexts] = betweenTexts
    spacing[.bottom, .belowText] = below
    spacing[.bottom, .betweenTexts] = 0
    return spacing
  }

  subscript(edge: Edge, category: Category) -> CGFloat {
    get { wishes[Int(edge.rawValue) * 4 + category.rawValue] }
    set { wishes[Int(edge.rawValue) * 4 + category.rawValue] = newValue }
  }

  /// Gives some edges the wishes of an ordinary view.
  mutating func reset(_ edges: Edge.Set, to distance: CGSize) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { makePlain(edge, distance) }
  }

  private mutating func makePlain(_ edge: Edge, _ distance: CGSize) {
    for category in Category.allCases { self[edge, category] = .nan }
    self[edge, .plain] =
      edge == .top || edge == .bottom ? distance.height : distance.width
    if edge == .top { self[edge, .belowText] = 0 }
    if edge == .bottom { self[edge, .aboveText] = 0 }
  }

  /// Takes over the larger wishes of another spacing on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      for category in Category.allCases {
        let (mine, others) = (self[edge, category], other[edge, category])
        self[edge, category] = mine.isNaN ? others : others.isNaN ? mine : max(mine, others)
      }
    }
  }

  /// This spacing with the larger wishes of another on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var distance: CGFloat = 0
    for category in Category.allCases {
      let (mine, others) = (self[end, category], next[start, category])
      if !mine.isNaN, !others.isNaN { distance = max(distance, mine, others) }
    }
    return distance
  }

  func isSame(as other: ViewSpacing) -> Bool {
    (0..<16).allSatisfy {
      wishes[$0] == other.wishes[$0] || wishes[$0].isNaN && other.wishes[$0].isNaN
    }
  }
}
