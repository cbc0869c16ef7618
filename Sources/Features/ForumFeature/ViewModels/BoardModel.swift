import Architecture
import CommunityAPI
import Observation

/// Decides what a board shows: what it keeps above its list, then its topics in some order.
@MainActor @Observable
package final class BoardModel {
  package private(set) var order: BoardOrder
  private var lists: [BoardOrder: TopicListModel] = [:]
  private let head = BoardHead()

  @ObservationIgnored private let reference: BoardReference
  @ObservationIgnored private let boards: any BoardRepository
  @ObservationIgnored private let reading: any ReadingRepository

  package init(
    _ reference: BoardReference, order: BoardOrder = .lastReply, boards: any BoardRepository,
    reading: any ReadingRepository
  ) {
    self.reference = reference
    self.order = order
    self.boards = boards
    self.reading = reading
    lists[order] = makeList(order)
  }

  /// The board, once an answer has told about it.
  package var board: BoardSummary? { head.board }

  /// The topics in the chosen order, those the board keeps above them first.
  package var topics: TopicListModel {
    // An order is never chosen without its list.
    lists[order] ?? makeList(order)
  }

  /// Shows what was kept and asks for news.
  package func open() async { await topics.list.open() }

  /// Asks for news.
  package func refresh() async { await topics.list.refresh() }

  /// Shows the topics in another order; each order keeps its rows.
  package func select(_ order: BoardOrder) async {
    choose(order)
    await topics.list.open()
  }

  /// Shows the topics in another order, in which ``open()`` has yet to load them.
  package func choose(_ order: BoardOrder) {
    if lists[order] == nil { lists[order] = makeList(order) }
    self.order = order
  }

  private func makeList(_ order: BoardOrder) -> TopicListModel {
    TopicListModel(reading: reading) {
      [reference, boards, head] request, policy async throws(ForumProblem) in
      let page = try await boards.topics(
        of: reference, order: order, page: request.number, policy)
      return page.map { head.rows(of: $0, isFirst: request.number == 1) }
    }
  }
}

/// What pages of a board tell besides their topics.
@MainActor @Observable
private final class BoardHead {
  private(set) var board: BoardSummary?
  private var sticky: Set<Topic.ID> = []

  /// Returns the rows of a page: what the board keeps above its list stands there only.
  func rows(of page: BoardPage, isFirst: Bool) -> [TopicSummary] {
    board = page.board ?? board
    if isFirst { sticky = Set(page.sticky.map(\.id)) }
    return (isFirst ? page.sticky : []) + page.topics.filter { !sticky.contains($0.id) }
  }
}
