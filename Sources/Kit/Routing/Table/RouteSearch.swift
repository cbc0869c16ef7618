/// One walk through a route table.
///
/// A child more special than its siblings is walked first, and the others only when no pattern
/// below it matches; children of one rank are compared by what lies below them. A node's depth
/// fixes which segment it looks at, so no node is visited twice.
struct RouteSearch {
  let nodes: [RouteNode]
  /// Each entry's ranks.
  let ranks: [[SegmentRank]]
  let segments: [String]
  /// Whether the first segment compares without regard to case.
  let hasHost: Bool
  /// How many nodes were looked at.
  private(set) var visited = 0

  init(nodes: [RouteNode], ranks: [[SegmentRank]], segments: [String], hasHost: Bool) {
    self.nodes = nodes
    self.ranks = ranks
    self.segments = segments
    self.hasHost = hasHost
  }

  /// Returns the best entry below a node that looks at the segment at `index`.
  mutating func best(below node: Int, at index: Int) -> Int? {
    visited += 1
    guard index < segments.count else { return nodes[node].entry }
    let text = segments[index]
    let lowered = hasHost && index == 0 ? ASCIICase.lowered(text) : text
    if let child = nodes[node].literals[lowered], let found = best(below: child, at: index + 1) {
      return found
    }
    for group in nodes[node].composites.matching(text, lowered: lowered) {
      if let found = best(of: group.lazy.map(\.child), at: index + 1) { return found }
    }
    let typed = nodes[node].constrained.lazy.filter { $0.type.accepts(text) }.map(\.child)
    if let found = best(of: typed, at: index + 1) { return found }
    if let child = nodes[node].string, let found = best(below: child, at: index + 1) {
      return found
    }
    for (tail, child) in nodes[node].paths where index + tail < segments.count {
      if let found = best(below: child, at: segments.count - tail) { return found }
    }
    return nil
  }

  private mutating func best(of children: some Sequence<Int>, at index: Int) -> Int? {
    var winner: Int?
    for child in children {
      guard let found = best(below: child, at: index) else { continue }
      winner = winner.map { isBetter(found, than: $0) ? found : $0 } ?? found
    }
    return winner
  }

  private func isBetter(_ one: Int, than other: Int) -> Bool {
    ranks[one] == ranks[other]
      ? one < other : ranks[one].lexicographicallyPrecedes(ranks[other])
  }
}
