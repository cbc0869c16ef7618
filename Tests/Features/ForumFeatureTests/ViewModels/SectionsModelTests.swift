import Architecture
import CommunityAPI
import ForumFeature
import Testing

@MainActor struct SectionsModelTests {
  private let repository: StubSections
  private let leaf = BoardNode(
    board: BoardSummary(id: Identifier("b"), name: "B", title: "版"), isDirectory: false,
    children: [])

  init() {
    repository = StubSections()
    repository.sectionCalls.rule = { _ in .failure(.offline) }
  }

  private var directory: BoardNode {
    BoardNode(
      board: BoardSummary(id: Identifier("d"), name: "D", title: "目录"), isDirectory: true,
      children: [leaf])
  }

  @Test func whatRarelyChangesIsAskedOfTheCacheFirstAndAnewOnRequest() async {
    repository.sectionCalls.rule = { _ in
      .success(
        Shown([ForumSection(id: Identifier("c"), name: "休闲")], freshness: .kept(since: longAgo)))
    }
    repository.popularCalls.rule = { .failure($0 == .cacheOnly ? .notKept : .offline) }
    let model = SectionsModel(sections: repository)

    await model.open()
    #expect(model.sections.phase == .kept(since: longAgo))
    #expect(model.popularBoards.phase == .failed(.offline))
    await model.open()
    #expect(repository.sectionCalls.requests == [.cacheFirst])
    await model.refresh()

    #expect(repository.sectionCalls.requests == [.cacheFirst, .remoteFirst])
  }

  @Test func boardsThatDidNotComeAreSaidAboveTheSections() async {
    repository.sectionCalls.rule = { _ in
      .success(
        Shown([ForumSection(id: Identifier("c"), name: "休闲")], freshness: .kept(since: longAgo)))
    }
    repository.popularCalls.rule = { .failure($0 == .cacheOnly ? .notKept : .offline) }
    let model = SectionsModel(sections: repository)

    await model.open()

    #expect(model.problem == .offline)
    #expect(model.phase == .kept(since: longAgo))
  }

  @Test func boardsFromBeforeMakeTheScreenOneFromBefore() async {
    repository.sectionCalls.rule = { _ in
      .success(Shown([ForumSection(id: Identifier("c"), name: "休闲")]))
    }
    let old = Freshness.offline(since: longAgo, because: .timeout)
    repository.popularCalls.rule = { _ in .success(Shown([], freshness: old)) }
    let model = SectionsModel(sections: repository)

    await model.open()

    #expect(model.phase == .offline(since: longAgo, because: .timeout))
  }

  @Test func aDirectoryOpensWithoutARequestOfItsOwn() async {
    repository.boardCalls.rule = { _ in .success(Shown([directory])) }
    let section = SectionModel(Identifier("c"), sections: repository)
    let inner = SectionModel(Identifier("c"), directory: Identifier("d"), sections: repository)
    let missing = SectionModel(Identifier("c"), directory: Identifier("x"), sections: repository)

    for model in [section, inner, missing] { await model.open() }

    #expect(section.nodes == [directory])
    #expect(inner.nodes == [leaf])
    #expect(missing.nodes == nil)
    #expect(missing.content.phase == .loaded)
    #expect(missing.phase == .empty)
    #expect(inner.phase == .loaded)
    #expect(inner.title == "目录")
  }

  @Test func aSectionIsCalledWhatTheListOfSectionsCallsIt() async {
    repository.boardCalls.rule = { _ in .success(Shown([leaf])) }
    repository.sectionCalls.rule = { _ in
      .success(Shown([ForumSection(id: Identifier("c"), name: "休闲")]))
    }
    let model = SectionModel(Identifier("c"), sections: repository)
    #expect(model.title == nil)

    await model.open()

    #expect(model.title == "休闲")
    #expect(repository.sectionCalls.requests == [.cacheFirst])
  }

  @Test func aSectionWithoutANameIsStillShown() async {
    repository.boardCalls.rule = { _ in .success(Shown([leaf])) }
    repository.sectionCalls.rule = { _ in .failure(.offline) }
    let model = SectionModel(Identifier("c"), sections: repository)

    await model.open()

    #expect(model.title == nil)
    #expect(model.phase == .loaded)
  }

  @Test func aLaterLoadTakesOverWhatAnEarlierOneBrings() async {
    let model = SectionModel(Identifier("c"), sections: repository)

    async let one: Void = model.refresh()
    await repository.boardCalls.begin(1)
    async let two: Void = model.refresh()
    await repository.boardCalls.begin(2)
    repository.boardCalls.answer(1, .success(Shown([leaf])))
    await two
    repository.boardCalls.answer(0, .success(Shown([directory])))
    await one

    #expect(model.nodes == [leaf])
    #expect(!model.content.isLoading)
  }

  @Test func aFailedRefreshLeavesWhatIsShown() async {
    repository.boardCalls.rule = { _ in .success(Shown([leaf])) }
    let model = SectionModel(Identifier("c"), sections: repository)
    await model.open()
    repository.boardCalls.rule = { _ in .failure(.timeout) }

    await model.refresh()

    #expect(model.nodes == [leaf])
    #expect(model.content.phase == .loaded)
    #expect(model.content.problem == .timeout)
  }
}
