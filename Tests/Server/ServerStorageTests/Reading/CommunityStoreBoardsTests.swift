import Foundation
import ServerStorage
import Testing

struct CommunityStoreBoardsTests {
  @Test func sectionsAndChannelsComeInOrder() async throws {
    let store = try await Village().store

    #expect(try await store.sections().map(\.name) == ["生活", "站务"])
    #expect(try await store.sections().first == Village.sections[1])
    #expect(
      try await store.channels()
        == Village.channels.sorted { $0.position < $1.position })
  }

  @Test func aBoardComesBackAsItWasAdded() async throws {
    let store = try await Village().store

    for board in Village.boards {
      #expect(try await store.board(board.id)?.board == board)
    }
    #expect(try await store.board(named: "test.board")?.board.id == Village.test)
    #expect(try await store.board(named: "天气") == nil)
    #expect(try await store.board(Village.alice) == nil)
  }

  @Test func aSectionListsItsBoardsInOrder() async throws {
    let store = try await Village().store

    #expect(
      try await store.boards(inSection: Village.station).map(\.board.id)
        == [Village.directory, Village.test])
    #expect(try await store.boards(inSection: Village.weather) == [])
  }

  @Test func numbersCountTopicsArticlesAndToday() async throws {
    let village = try await Village()
    // Noon: 11.5 hours ago is today, 12.5 hours ago is yesterday.
    try await village.add(
      topic: 1, by: [Village.alice, Village.bob, Village.carol], hoursAgo: [30, 12.5, 11.5])
    try await village.add(topic: 2)

    let view = try await village.store.board(Village.weather)

    #expect(view?.topicCount == 2)
    #expect(view?.articleCount == 4)
    #expect(view?.todayPostCount == 2)
  }

  @Test func popularBoardsAreThoseWrittenOnMost() async throws {
    let village = try await Village()
    try await village.add(topic: 1, on: Village.weather)
    try await village.add(
      topic: 2, on: Village.test, by: [Village.alice, Village.bob], hoursAgo: [2, 1])
    try await village.add(
      topic: 3, on: Village.weather, by: Array(repeating: Village.bob, count: 9),
      hoursAgo: [400])

    let names = try await village.store.popularBoards(limit: 2).map(\.board.name)

    #expect(names == ["Test.Board", "Weather"])
  }

  @Test func managersComeMostSeniorFirst() async throws {
    let store = try await Village().store

    #expect(
      try await store.managers(of: Village.weather).map(\.id) == [Village.bob, Village.alice])
    #expect(try await store.managers(of: Village.test) == [])
  }

  @Test(arguments: [
    ("天气", ["Weather"]), ("气预", ["Weather"]), ("EATH", ["Weather"]), ("test", ["Test.Board"]),
    ("t", ["Test.Board", "Weather", "Secret"]), ("", []), ("  ", []), ("%", []), ("_", []),
    ("\\", []), ("' OR 1=1 --", []), ("t%", []), ("\0", []),
  ])
  func boardsAreFoundByPartsOfTheirNames(keyword: String, names: [String]) async throws {
    let village = try await Village()
    try await village.add(topic: 1, on: Village.weather)

    let found = try await village.store.searchBoards(keyword, limit: 10).map(\.board.name)

    #expect(found == names)
  }

  @Test func theBestNameComesFirst() async throws {
    let village = try await Village()
    try await village.store.write { writer in
      for (position, title) in ["老天气", "天气", "天气二"].enumerated() {
        try writer.add(
          BoardRecord(
            id: EntityID(high: 9, low: UInt64(position)), sectionID: Village.life,
            name: "W\(position)", title: title, position: position))
      }
    }

    let found = try await village.store.searchBoards("天气", limit: 3).map(\.board.title)

    #expect(found == ["天气", "天气预报", "天气二"])
  }
}
