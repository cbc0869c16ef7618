import CommunityAPI
import ForumFeature
import TestSupport
import Testing

@MainActor struct SearchModelTests {
  private static let pause = Duration.milliseconds(300)

  private let search = StubSearch()
  private let clock = ManualClock()
  private let model: SearchModel

  init() { model = SearchModel(search: search, clock: clock) }

  private func post(_ number: Int) -> PostSummary {
    PostSummary(
      id: Identifier("d\(number)"), topicID: Identifier("e"),
      title: MarkedText([.init("\(number)", isMatch: false)]))
  }

  private var posts: [String]? {
    if case .posts(let list) = model.results { list.items.map(\.id.rawValue) } else { nil }
  }

  @Test func aSearchWaitsForAPauseInTyping() async {
    for (count, text) in ["天", "天气", "天气好"].enumerated() {
      model.type(text)
      await clock.waitForSleep(of: Self.pause, count: count + 1)
      clock.advance(by: .milliseconds(299))
    }
    #expect(search.postCalls.requests.isEmpty)

    clock.advance(by: .milliseconds(1))
    await search.postCalls.begin(1)

    #expect(search.postCalls.requests.map(\.subject.text) == ["天气好"])
  }

  @Test func aLaterSearchCancelsTheEarlierOnesRequest() async {
    model.type("a")
    await clock.waitForSleep(of: Self.pause)
    clock.advance(by: Self.pause)
    await search.postCalls.begin(1)
    model.type("ab")
    await search.postCalls.end(1)
    #expect(search.postCalls.cancelled == [0])
    await clock.waitForSleep(of: Self.pause, count: 2)
    clock.advance(by: Self.pause)
    await search.postCalls.begin(2)

    search.postCalls.answer(1, .success(Shown([post(2)])))
    await search.postCalls.end(2)
    await model.submit(answering: search.postCalls, 2, .success(Shown([post(3)])))

    #expect(posts == ["d3"])
  }

  @Test func blankTextShowsNothingAndAsksNothing() async {
    model.type("a")
    model.type("  ")
    await model.submit()

    #expect(model.results.phase == nil)
    #expect(search.postCalls.requests.isEmpty)
  }

  @Test func moreResultsAreCountedFromTheirOffset() async {
    search.postCalls.rule = { [self] request in
      .success(Shown((request.page..<min(request.page + 20, 30)).map(post)))
    }
    model.type("x")
    await model.submit()
    guard case .posts(let list) = model.results else {
      Issue.record("\(model.results)")
      return
    }

    await list.loadMore()
    await list.loadMore()

    #expect(search.postCalls.requests.map(\.page) == [0, 20, 30])
    #expect(list.items.count == 30)
    #expect(list.hasReachedEnd)
  }

  @Test func anotherScopeSearchesTheSameWordsAtOnce() async {
    search.boardCalls.rule = { _ in
      .success(Shown([BoardSummary(id: Identifier("b"), name: "B", title: "版")]))
    }
    search.memberCalls.rule = { _ in .success(Shown([])) }
    model.type("天气")

    await model.select(.boards)
    guard case .boards(let boards) = model.results else {
      Issue.record("\(model.results)")
      return
    }
    await boards.loadMore()
    await model.select(.members)

    #expect(boards.items.map(\.name) == ["B"])
    #expect(search.boardCalls.requests == ["天气"])
    #expect(model.results.phase == .empty)
    #expect(search.postCalls.requests.isEmpty)
  }

  @Test func narrowingSearchesAtOnceAndOnlyWhenSomethingChanged() async {
    search.postCalls.rule = { _ in .success(Shown([])) }
    model.type("x")
    await model.submit()

    await model.refine { $0.isOriginalOnly = true }
    await model.refine { $0.isOriginalOnly = true }

    #expect(search.postCalls.requests.map(\.subject.isOriginalOnly) == [false, true])
  }

  @Test func whatIsChosenIsSearchedForWhenTheScreenOpensIt() async {
    search.postCalls.rule = { _ in .success(Shown([])) }
    search.boardCalls.rule = { _ in .success(Shown([])) }
    let model = SearchModel(
      SearchPlace(
        query: PostQuery(text: "x", boardName: "Test", earliestDay: "2024-01-31")),
      search: search, clock: clock)
    let first = model.filters
    await model.open()

    model.chooseOriginalOnly(true)
    model.leaveBoard()
    model.leaveDay()
    #expect(model.results.phase == nil)
    await model.open()
    #expect(
      search.postCalls.requests.last?.subject == PostQuery(text: "x", isOriginalOnly: true))
    model.choose(.boards)
    await model.open()

    #expect(search.boardCalls.requests == ["x"])
    #expect(model.filters != first)
  }

  @Test func wordsAreNoFilter() {
    let filters = model.filters

    model.type("天气")

    #expect(model.filters == filters)
  }

  @Test func aScreenThatBeginsWithWordsSearchesForThem() async {
    let model = SearchModel(
      SearchPlace(query: PostQuery(text: "天气", boardName: "Test")), search: search, clock: clock)
    search.postCalls.rule = { _ in .failure(.offline) }

    await model.open()

    #expect(model.results.phase == .failed(.offline))
    #expect(search.postCalls.requests.map(\.subject.boardName) == ["Test"])
  }
}

extension SearchModel {
  /// Searches at once and answers the call of that number.
  fileprivate func submit<Request: Sendable, Answer: Sendable>(
    answering calls: Asking<Request, Answer>, _ number: Int, _ answer: Result<Answer, ForumProblem>
  ) async {
    async let submitting: Void = submit()
    await calls.begin(number + 1)
    calls.answer(number, answer)
    await submitting
  }
}
