/// The rows of a grid that have to be drawn anew.
package struct CellDamage: Equatable, Sendable {
  /// Whether that is all of them.
  package private(set) var isWhole: Bool
  /// The rows otherwise, from above; no two ranges touch.
  package private(set) var ranges: [Range<Int>] = []

  private init(isWhole: Bool) { self.isWhole = isWhole }

  /// No row.
  package static let none = CellDamage(isWhole: false)
  /// All rows.
  package static let whole = CellDamage(isWhole: true)

  /// Whether nothing has to be drawn.
  package var isEmpty: Bool { !isWhole && ranges.isEmpty }

  /// With more ranges than that, drawing what lies between them costs less than looking for them.
  private static let limit = 6

  /// Adds rows.
  package mutating func add(_ rows: Range<Int>) {
    guard !isWhole, !rows.isEmpty else { return }
    var new = rows
    ranges.removeAll { other in
      guard other.lowerBound <= new.upperBound, new.lowerBound <= other.upperBound else {
        return false
      }
      new =
        min(other.lowerBound, new.lowerBound)..<max(other.upperBound, new.upperBound)
      return true
    }
    let place = ranges.firstIndex { $0.lowerBound > new.lowerBound } ?? ranges.endIndex
    ranges.insert(new, at: place)
    if ranges.count > Self.limit, let first = ranges.first, let last = ranges.last {
      ranges = [first.lowerBound..<last.upperBound]
    }
  }

  /// Adds all rows of another.
  package mutating func add(_ other: CellDamage) {
    if other.isWhole { self = .whole }
    for range in other.ranges { add(range) }
  }

  /// The rows within a grid of so many.
  package func ranges(within rows: Int) -> [Range<Int>] {
    isWhole
      ? [0..<rows] : ranges.map { $0.clamped(to: 0..<rows) }.filter { !$0.isEmpty }
  }
}
