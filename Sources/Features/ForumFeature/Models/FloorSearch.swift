/// Finds the page that has a floor, in a topic some of whose floors were deleted.
///
/// A page always has as many floors as it can, so that a floor stands on the page its number says
/// or, the more were deleted before it, on an earlier one. Each page that is looked at tells how
/// many were deleted up to there; the range that is left shrinks with each, so the search ends.
struct FloorSearch {
  let floor: Int
  /// The page to look at now.
  private(set) var page: Int
  /// The pages where the floor may still be.
  private var first = 1
  private var last: Int
  private var isOver = false

  init(floor: Int) {
    self.floor = floor
    page = TopicPage.number(of: floor)
    last = page
  }

  /// Takes the page that was asked for.
  ///
  /// - Returns: Whether this page is the one to show; otherwise ``page`` says where to look next.
  mutating func take(_ found: TopicPage) -> Bool {
    if isOver { return true }
    guard let low = found.floors.lazy.map(\.number).min(),
      let high = found.floors.lazy.map(\.number).max()
    else { return takeNothing(found.pageCount) }
    let offset = (page - 1) * TopicPage.size
    if low > floor {
      last = page - 1
      return !move(to: TopicPage.number(of: floor - (low - offset)))
    }
    let isLast =
      found.pageCount.map { page >= $0 } ?? (found.floors.count < TopicPage.size)
    if high < floor, !isLast {
      first = page + 1
      return !move(to: TopicPage.number(of: floor - (high - (offset + found.floors.count - 1))))
    }
    return true
  }

  /// Takes a page behind the end.
  private mutating func takeNothing(_ pageCount: Int?) -> Bool {
    last = page - 1
    if move(to: pageCount ?? page / 2) { return false }
    // The last page that had floors is the nearest; an empty topic has none.
    guard first > 1 else { return true }
    page = first - 1
    isOver = true
    return false
  }

  /// Goes on as near to a page as may be; returns whether there is any left.
  private mutating func move(to wanted: Int) -> Bool {
    guard first <= last else { return false }
    page = min(max(wanted, first), last)
    return true
  }
}
