/// The floors that are loaded: some pages of a topic without a gap between them.
struct FloorWindow: Hashable, Sendable {
  private(set) var floors: [Floor] = []
  /// The numbers of the pages, `nil` when there is none.
  private(set) var pages: ClosedRange<Int>?
  /// How many pages the server says there are.
  private(set) var pageCount: Int?
  /// Whether the last page brought nothing new, or is the last one there is.
  private(set) var hasReachedEnd = false

  /// Whether there is more at an end; not before something is loaded.
  func hasMore(_ edge: TopicEdge) -> Bool {
    guard let pages else { return false }
    return edge == .previous ? pages.lowerBound > 1 : !hasReachedEnd
  }

  /// The last floor that was loaded, by number.
  var highestNumber: Int? { floors.lazy.map(\.number).max() }

  /// Begins anew with one page.
  mutating func begin(with page: TopicPage, number: Int) {
    self = FloorWindow()
    pages = number...number
    floors = Self.distinct(page.floors)
    noteEnd(page, number: number, broughtNew: !floors.isEmpty)
  }

  /// Adds the page behind the last, or the last one once more, with what has come to it.
  mutating func append(_ page: TopicPage, number: Int) {
    let known = floors.count
    pages = min(pages?.lowerBound ?? number, number)...max(pages?.upperBound ?? number, number)
    let new = merge(page.floors)
    floors += new
    noteEnd(page, number: number, broughtNew: floors.count > known)
  }

  /// Adds the page in front of the first.
  mutating func prepend(_ page: TopicPage, number: Int) {
    pages = number...(pages?.upperBound ?? number)
    let new = merge(page.floors)
    floors.insert(contentsOf: new, at: 0)
    pageCount = page.pageCount ?? pageCount
  }

  private mutating func noteEnd(_ page: TopicPage, number: Int, broughtNew: Bool) {
    pageCount = page.pageCount ?? pageCount
    hasReachedEnd = !broughtNew || pageCount.map { number >= $0 } ?? false
  }

  /// Puts newer values in the place of known floors, and returns the others.
  private mutating func merge(_ incoming: [Floor]) -> [Floor] {
    let places = Dictionary(
      floors.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var new: [Floor] = []
    for floor in Self.distinct(incoming) {
      if let place = places[floor.id] { floors[place] = floor } else { new.append(floor) }
    }
    return new
  }

  private static func distinct(_ floors: [Floor]) -> [Floor] {
    var seen: Set<Floor.ID> = []
    return floors.filter { seen.insert($0.id).inserted }
  }
}
