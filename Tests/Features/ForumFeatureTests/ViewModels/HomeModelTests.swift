import Architecture
import CommunityAPI
import ForumFeature
import Testing

@MainActor struct HomeModelTests {
  private let home = StubHome()
  private let reading = StubReading([
    Identifier("t3"): ReadingMark(lastReadFloor: 1, lastKnownFloor: 4)
  ])
  private let model: HomeModel

  init() {
    model = HomeModel(home: home, reading: reading)
    home.channelCalls.rule = { policy in
      policy == .cacheOnly
        ? .failure(.notKept)
        : .success(Shown([HomeChannel(name: "热帖", content: .topics(.hot))]))
    }
  }

  private func answer(_ pages: @escaping (ListRequest<TopicListing>) -> [Int]) {
    home.topicCalls.rule = { request in
      request.policy == .cacheOnly
        ? .failure(.notKept) : .success(Shown(pages(request).map { .row($0, lastFloor: 9) }))
    }
  }

  private var ids: [String] { model.topics.list.items.map(\.id.rawValue) }

  @Test func theCacheAnswersFirstAndThenTheServer() async {
    home.topicCalls.rule = { request in
      request.policy == .cacheOnly
        ? .success(Shown([.row(1)], freshness: .kept(since: longAgo))) : nil
    }

    async let opening: Void = model.open()
    await home.topicCalls.begin(2)
    #expect(ids == ["t1"])
    #expect(model.topics.list.phase == .kept(since: longAgo))
    #expect(model.topics.list.isRefreshing)
    home.topicCalls.answer(1, .success(Shown([.row(2), .row(1)])))
    await opening

    #expect(ids == ["t2", "t1"])
    #expect(model.topics.list.phase == .loaded)
    #expect(model.channels.value?.map(\.name) == ["热帖"])
    #expect(home.topicCalls.requests.map(\.policy) == [.cacheOnly, .remoteFirst])
  }

  @Test func nothingKeptIsNoFailureWhileTheServerIsAsked() async {
    home.topicCalls.rule = { $0.policy == .cacheOnly ? .failure(.notKept) : nil }

    async let opening: Void = model.open()
    await home.topicCalls.begin(2)
    #expect(model.topics.list.phase == .loading)
    #expect(model.topics.list.problem == nil)
    home.topicCalls.answer(1, .success(Shown([])))
    await opening

    #expect(model.topics.list.phase == .empty)
  }

  @Test func openingAgainAsksNothingOnceAnAnswerHasCome() async {
    answer { _ in [1] }
    await model.open()
    let count = home.topicCalls.requests.count

    await model.open()

    #expect(home.topicCalls.requests.count == count)
    #expect(home.channelCalls.requests.count == 2)
  }

  @Test func theFifthRowFromTheEndLoadsTheNextPageOnce() async {
    answer { $0.page == 1 ? Array(1...20) : Array(20...39) }
    await model.open()
    let list = model.topics.list

    list.rowAppeared(Identifier("t15"))
    #expect(!list.isLoadingMore)
    list.rowAppeared(Identifier("t16"))
    list.rowAppeared(Identifier("t17"))
    #expect(list.isLoadingMore)
    await list.loadMore()

    #expect(home.topicCalls.requests.map(\.page) == [1, 1, 2])
    #expect(ids == (1...39).map { "t\($0)" })
  }

  @Test func anEmptyAnswerToARefreshKeepsTheList() async {
    answer { _ in [1, 2] }
    await model.open()
    answer { _ in [] }

    await model.refresh()

    #expect(ids == ["t1", "t2"])
    #expect(model.topics.list.phase == .loaded)
  }

  @Test func aRefreshWithoutAnswerKeepsAllPagesAndSaysOffline() async {
    answer { $0.page == 1 ? Array(1...20) : Array(21...40) }
    await model.open()
    await model.topics.list.loadMore()
    home.topicCalls.rule = { _ in
      .success(Shown([.row(1)], freshness: .offline(since: longAgo, because: .timeout)))
    }

    await model.refresh()

    #expect(ids.count == 40)
    #expect(model.topics.list.phase == .offline(since: longAgo, because: .timeout))
  }

  @Test func aFailedNextPageIsALineBelowTheRows() async {
    answer { _ in Array(1...20) }
    await model.open()
    home.topicCalls.rule = { _ in .failure(.serverBroken(status: 502)) }

    await model.topics.list.loadMore()

    #expect(model.topics.list.phase == .loaded)
    #expect(model.topics.list.problem == .serverBroken(status: 502))
    answer { _ in [21] }
    await model.topics.list.retry()
    #expect(model.topics.list.problem == nil)
    #expect(ids.count == 21)
  }

  @Test(arguments: [
    ForumProblem.offline, .sessionExpired(message: "请登录"), .serverBroken(status: 500),
  ])
  func aFirstLoadThatFailsSaysWhy(problem: ForumProblem) async {
    home.topicCalls.rule = { .failure($0.policy == .cacheOnly ? .notKept : problem) }

    await model.open()

    #expect(model.topics.list.phase == .failed(problem))
  }

  @Test func whatWasKeptGoesAwayWhenTheServerForbidsIt() async {
    home.topicCalls.rule = { request in
      request.policy == .cacheOnly
        ? .success(Shown([.row(1)], freshness: .kept(since: longAgo)))
        : .failure(.noPermission(message: "无权"))
    }

    await model.open()

    #expect(model.topics.list.phase == .failed(.noPermission(message: "无权")))
  }

  @Test func aListKeepsItsRowsWhileAnotherOneIsShown() async {
    answer { $0.subject == .hot ? [1] : [2] }
    await model.open()

    await model.select(.topTen)
    #expect(ids == ["t2"])
    let count = home.topicCalls.requests.count
    await model.select(.hot)

    #expect(ids == ["t1"])
    #expect(home.topicCalls.requests.count == count)
  }

  @Test func newRepliesAreMarkedAndMarksCostOneLookAPage() async {
    answer { _ in [3, 4] }
    await model.open()

    #expect(model.topics.newReplies(of: .row(3, lastFloor: 9)) == 5)
    #expect(model.topics.newReplies(of: .row(4, lastFloor: 9)) == nil)
    #expect(await reading.lookups == 1)
  }

  @Test func marksThatCannotBeReadLeaveTheListAlone() async {
    await reading.fail(.storage(detail: "disk"))
    answer { _ in [3] }

    await model.open()

    #expect(model.topics.list.phase == .loaded)
  }

  @Test func partsThatWereLostAreAddedUpOverThePages() async {
    home.topicCalls.rule = { request in
      request.policy == .cacheOnly
        ? .failure(.notKept) : .success(Shown([.row(request.page)], lossCount: 2))
    }
    await model.open()
    await model.topics.list.loadMore()
    #expect(model.topics.list.lossCount == 4)

    await model.refresh()

    #expect(model.topics.list.lossCount == 2)
  }

  @Test func leavingWhileLoadingStopsTheRequestAndComingBackAsksAgain() async {
    home.topicCalls.rule = { $0.policy == .cacheOnly ? .failure(.notKept) : nil }
    let leaving = Task { await model.open() }
    await home.topicCalls.begin(2)
    leaving.cancel()
    await leaving.value
    await home.topicCalls.end(2)
    #expect(home.topicCalls.cancelled == [1])
    answer { _ in [1] }

    await model.open()

    #expect(ids == ["t1"])
  }

  @Test func theTenOfTheDayCanBeChosenBehindWhatIsHot() async {
    home.channelCalls.rule = { _ in
      .success(
        Shown([
          HomeChannel(name: "热帖", content: .topics(.hot)), HomeChannel(name: "图览", content: .album),
        ]))
    }
    answer { _ in [] }
    #expect(model.choices.isEmpty)

    await model.open()

    #expect(model.choices.map(\.content) == [.topics(.hot), .topics(.topTen), .album])
    #expect(model.selectedChannel?.name == "热帖")
  }

  @Test func whatIsChosenIsLoadedWhenTheScreenOpensIt() async {
    answer { $0.subject == .topTen ? [7] : [1] }
    await model.open()

    model.choose(.topTen)
    #expect(model.selection == .topTen)
    #expect(ids.isEmpty)
    await model.open()

    #expect(ids == ["t7"])
  }

  @Test func failuresAreToldWhereTheyHappened() async {
    answer { _ in Array(1...20) }
    await model.open()
    home.topicCalls.rule = { _ in .failure(.timeout) }

    await model.topics.list.loadMore()
    #expect(model.topics.list.problemAboveRows == nil)
    #expect(model.topics.list.problemBehindRows == .timeout)
    await model.refresh()

    #expect(model.topics.list.problemAboveRows == .timeout)
    #expect(model.topics.list.problemBehindRows == nil)
  }
}
