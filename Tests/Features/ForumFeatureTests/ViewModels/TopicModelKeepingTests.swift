import Architecture
import CommunityAPI
import ForumFeature
import TestSupport
import Testing

/// What stays of a topic that was read: marks, visits, floors.
@MainActor struct TopicModelKeepingTests {
  private let topics = StubTopics()
  private let history = StubHistory()
  private let reading = StubReading()
  private let model: TopicModel

  init() {
    model = TopicModel(
      TopicPlace(Identifier("e1")), topics: topics, reading: reading, history: history,
      now: { longAgo })
    topics.pageCalls.rule = { request in
      request.policy == .cacheOnly
        ? .failure(.notKept) : .success(Shown(PagedTopic().page(request.page, request.mode)))
    }
  }

  @Test func firstFloorInSightIsKeptAsOneMarkWhenTheScreenAsksForThat() async {
    await model.open()
    let before = model.readingChanges
    for number in 0...12 { read(from: number) }
    #expect(model.readingChanges > before)
    read(from: 4)
    #expect(await reading.saves.isEmpty)

    await model.keepReading()

    #expect(await reading.saves == [ReadingMark(lastReadFloor: 12, lastKnownFloor: 54)])
    await model.close()
    #expect(await reading.saves.count == 1)
  }

  @Test func readingBackwardsSaysNothingAboutWhatWasRead() async {
    await model.select(.newestFirst)
    model.floorsInSight(model.floors.prefix(5).map(\.id))

    await model.close()

    #expect(await reading.saves == [ReadingMark(lastReadFloor: 0, lastKnownFloor: 54)])
  }

  @Test func floorsNearTheScreenAreNotRead() async {
    await model.open()
    for number in 0...12 { model.floorAppeared(PagedTopic.floor(number)) }

    await model.close()

    #expect(await reading.saves == [ReadingMark(lastReadFloor: 0, lastKnownFloor: 54)])
  }

  @Test func aTopicThatCouldNotBeShownIsNeitherMarkedNorVisited() async {
    topics.pageCalls.rule = { .failure($0.policy == .cacheOnly ? .notKept : .gone(message: "已删除")) }

    await model.open()
    await model.close()

    #expect(model.phase == .failed(.gone(message: "已删除")))
    #expect(await reading.saves.isEmpty)
    #expect(await history.visits.isEmpty)
  }

  @Test func openingIsOneVisitHoweverOftenFloorsAreLoaded() async {
    await model.open()
    await model.refresh()
    await model.jump(toPage: 2)

    #expect(
      await history.visits == [
        Visit(topicID: Identifier("e1"), title: "题", boardTitle: "", authorName: "n", date: longAgo)
      ])
  }

  @Test func aFileThatFailsIsSaidBesideTheFloors() async {
    await history.fail(.storage(detail: "disk"))

    await model.open()

    #expect(model.phase == .loaded)
    #expect(model.storageProblem == .storage(detail: "disk"))
  }

  @Test func aTopicReadBeforeIsThereOfflineAndAfterItsDeletion() async {
    for problem in [ForumProblem.offline, .gone(message: "已删除")] {
      let model = TopicModel(
        TopicPlace(Identifier("e1")), topics: topics, reading: reading, history: history)
      topics.pageCalls.rule = { request in
        .success(
          Shown(
            PagedTopic().page(1),
            freshness: request.policy == .cacheOnly
              ? .kept(since: longAgo) : .offline(since: longAgo, because: problem)))
      }

      await model.open()

      #expect(model.phase == .offline(since: longAgo, because: problem))
      #expect(model.floors.count == 20)
    }
  }

  @Test func whatWasKeptGoesAwayWhenTheServerForbidsIt() async {
    topics.pageCalls.rule = { request in
      request.policy == .cacheOnly
        ? .success(Shown(PagedTopic().page(1), freshness: .kept(since: longAgo)))
        : .failure(.noPermission(message: "无权"))
    }

    await model.open()

    #expect(model.phase == .failed(.noPermission(message: "无权")))
  }

  @Test func aQuoteUnfoldsWhereItWasTouched() {
    let place = QuoteFolding.Place(floor: Identifier("d1"), block: 0)

    model.toggleQuote(place)

    var expected = QuoteFolding()
    expected.toggle(place)
    #expect(model.folding == expected)
  }

  private func read(from number: Int) {
    model.floorsInSight((number...number + 5).map { PagedTopic.floor($0).id })
  }
}
