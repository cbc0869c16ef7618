import CommunityAPI
import Foundation
import Routing
import ServerStorage

/// What searching asks for.
extension CommunityService {
  /// The offsets that a search may begin at.
  private static let starts = 0...1_000_000

  func searchArticles(_ call: CallParameters) async throws(Refusal) -> SearchReply<FoundArticle>? {
    let keyword = try call.keyword()
    let (start, count) = try stretch(call)
    let isOriginalOnly = try flag(.original, of: call)
    let earliest = try day(.earliest, of: call)
    let boards = try call.text(.boards, limit: 1000, fallback: "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard boards.count <= 50 else { throw .parameter(CommunityField.boards.rawValue) }
    _ = try call.integer(.status, in: 0...9, fallback: 0)
    let found = try await read { () throws(StorageError) in
      try await store.searchArticles(
        keyword, originalOnly: isOriginalOnly, earliest: earliest, boardNames: boards,
        start: start, count: count)
    }
    return SearchReply(
      total: found.total, size: count, start: found.start,
      found: found.items.map { mapper.found($0, keyword: keyword) })
  }

  func searchBoards(_ call: CallParameters) async throws(Refusal) -> [Board]? {
    let keyword = try call.keyword()
    let found = try await read { () throws(StorageError) in
      try await store.searchBoards(keyword, limit: 50)
    }
    return found.map { view in
      var board = mapper.board(view)
      board.statistics = Board.Statistics(
        managers: [], articleCount: view.articleCount, topicCount: view.topicCount,
        isAttachment: 1, isFavorites: false)
      return board
    }
  }

  func searchAccounts(_ call: CallParameters) async throws(Refusal) -> SearchReply<Account>? {
    let keyword = try call.keyword()
    let (start, count) = try stretch(call)
    let found = try await read { () throws(StorageError) in
      try await store.searchAccounts(keyword, start: start, count: count)
    }
    return SearchReply(
      total: found.total, size: count, start: found.start,
      found: found.items.map { record in
        var account = mapper.account(record)
        account.isFriend = false
        return account
      })
  }

  func memberPage(_ call: CallParameters) async throws(Refusal) -> MemberPageReply? {
    guard let name = call.path.text("name"), name.count <= 40 else { throw .parameter("name") }
    let page = try call.page()
    guard
      let member = try await read({ () throws(StorageError) in
        try await store.account(named: name)
      })
    else { throw .noAccount }
    let found = try await read { () throws(StorageError) in
      try await store.recentArticles(of: member.account.id, page: page, size: 20)
    }
    return MemberPageReply(
      account: mapper.account(member), articles: found.items.map { mapper.found($0) })
  }

  private func stretch(_ call: CallParameters) throws(Refusal) -> (start: Int, count: Int) {
    (
      try call.integer(.start, in: Self.starts, fallback: 0),
      try call.integer(.count, in: 1...100, fallback: 20)
    )
  }

  private func flag(_ field: CommunityField, of call: CallParameters) throws(Refusal) -> Bool {
    switch try call.text(field, fallback: "") {
    case "true", "1": true
    case "false", "0", "": false
    default: throw .parameter(field.rawValue)
    }
  }

  /// Reads a day, which begins when it does at UTC+8.
  private func day(_ field: CommunityField, of call: CallParameters) throws(Refusal) -> Date? {
    let text = try call.text(field, fallback: "")
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { throw .parameter(field.rawValue) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 60 * 60) ?? .gmt
    let components = DateComponents(year: year, month: month, day: day)
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.year, .month, .day], from: date) == components
    else { throw .parameter(field.rawValue) }
    return date
  }
}
