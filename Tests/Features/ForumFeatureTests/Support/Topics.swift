import ForumFeature
import CommunityAPI

/// A topic with floors 0 to 54, from which some were deleted, as the server's pages show it.
struct PagedTopic {
  var deleted: Set<Int> = []
  var last = 54
  var pageCountIsTold = true

  private var numbers: [Int] { (0...last).filter { !deleted.contains($0) } }

  func page(_ number: Int, _ mode: TopicMode = .oldestFirst) -> TopicPage {
    let all = mode == .newestFirst ? numbers.reversed() : numbers
    let count = (all.count + TopicPage.size - 1) / TopicPage.size
    let floors = all.dropFirst((number - 1) * TopicPage.size).prefix(TopicPage.size)
    return TopicPage(
      head: TopicHead(
        id: Identifier("e1"), title: "题", replyCount: all.count - 1, lastFloor: last),
      floors: floors.map(Self.floor), pageCount: pageCountIsTold ? count : nil)
  }

  static func floor(_ number: Int) -> Floor {
    Floor(
      id: Identifier("d\(number)"), number: number,
      author: Member(
        id: Identifier(number % 2 == 0 ? "alice" : "bob"), name: "n", displayName: "n"))
  }
}
