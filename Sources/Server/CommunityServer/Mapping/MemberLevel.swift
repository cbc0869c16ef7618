/// The rank that a member's points make.
package struct MemberLevel: Hashable {
  /// From 1.
  package let number: Int
  package let title: String

  private static let ranks: [(points: Int, title: String)] = [
    (0, "新人"), (100, "嫩芽"), (300, "新荷"), (800, "小荷"), (2_000, "青莲"), (5_000, "红莲"),
    (10_000, "白莲"), (20_000, "并蒂莲"), (50_000, "荷花仙"), (100_000, "水木长老"),
  ]

  /// Ranks a number of points; a debt is ranked as none.
  package init(points: Int) {
    let index = max(1, Self.ranks.prefix { $0.points <= points }.count) - 1
    number = index + 1
    title = Self.ranks[index].title
  }
}
