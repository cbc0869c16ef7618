import Architecture
import CommunityAPI
import ForumFeature
import TestSupport
import Testing

@MainActor struct TopicModelTests {
  private let topics = StubTopics()
  private let history = StubHistory()

  private func model(
    floor: Int? = nil, mode: TopicMode = .oldestFirst, mark: ReadingMark? = nil,
    topic: PagedTopic = PagedTopic()
  ) -> (TopicModel, StubReading) {
    topics.pageCalls.rule = { request in
      request.policy == .cacheOnly
        ? .failure(.notKept) : .success(Shown(topic.page(request.page, request.mode)))
    }
    let reading = StubReading(mark.map { [Identifier("e1"): $0] } ?? [:])
    let model = TopicModel(
      TopicPlace(Identifier("e1"), floor: floor, mode: mode), topics: topics, reading: reading,
      history: history, now: { longAgo })
    return (model, reading)
  }

  private var asked: [Int] {
    topics.pageCalls.requests.filter { $0.policy != .cacheOnly }.map(\.page)
  }

  @Test func aTopicBeginsWithItsFirstPageInOneRequest() async {
    let (model, _) = model()

    await model.open()

    #expect(model.floors.map(\.number) == Array(0..<20))
    #expect(model.phase == .loaded)
    #expect(model.pageCount == 3)
    #expect(model.position == nil)
    #expect(asked == [1])
    #expect(topics.headCalls.requests.isEmpty)
    #expect(model.isByStarter(PagedTopic.floor(2)))
    #expect(!model.isByStarter(PagedTopic.floor(3)))
  }

  @Test func readingGoesOnAtTheFloorThatWasReadLast() async {
    let (model, _) = model(mark: ReadingMark(lastReadFloor: 25, lastKnownFloor: 40))

    await model.open()

    #expect(asked == [2])
    #expect(model.position == 25)
    #expect(model.floors.first?.number == 20)
    #expect(model.hasMore(.previous))
    model.positionReached()
    #expect(model.position == nil)
  }

  @Test func aLinkToAFloorGoesBeforeWhatWasRead() async {
    let (model, _) = model(floor: 45, mark: ReadingMark(lastReadFloor: 3, lastKnownFloor: 40))

    await model.open()

    #expect(asked == [3])
    #expect(model.position == 45)
    #expect(topics.headCalls.requests == [.cacheFirst])
  }

  @Test func floorAtTheEndOfItsPageGetsTheNextPageBehindIt() async {
    let (model, _) = model(floor: 38)

    await model.open()

    #expect(asked == [2, 3])
    #expect(model.position == 38)
    #expect(model.floors.last?.number == 54)
  }

  @Test func readerWhoHasLeftTheFloorIsNotTakenBack() async {
    let (model, _) = model(floor: 38)
    let rule = topics.pageCalls.rule
    topics.pageCalls.rule = { $0.page == 3 ? nil : rule?($0) }
    async let opened: Void = model.open()
    // What was kept, the page of the floor, and the one behind it.
    await topics.pageCalls.begin(3)
    model.positionReached()
    model.floorsInSight([PagedTopic.floor(22).id, PagedTopic.floor(23).id])

    topics.pageCalls.answer(2, .success(Shown(PagedTopic().page(3))))
    await opened

    #expect(model.floors.last?.number == 54)
    #expect(model.position == nil)
  }

  @Test func floorsThatCameSinceTheLastLookAreNew() async {
    let (model, _) = model(mark: ReadingMark(lastReadFloor: 3, lastKnownFloor: 17))
    await model.open()

    #expect(model.floors.filter(model.isNew).map(\.number) == [18, 19])
  }

  @Test func nothingIsNewToOneWhoLooksForTheFirstTime() async {
    let (model, _) = model()
    await model.open()

    #expect(model.floors.filter(model.isNew).isEmpty)
  }

  @Test func moreComesAtBothEndsAsRowsNearThemAppear() async {
    let (model, _) = model(floor: 25)
    await model.open()

    model.floorAppeared(PagedTopic.floor(30))
    #expect(!model.isLoading(.next) && !model.isLoading(.previous))
    model.floorAppeared(PagedTopic.floor(36))
    model.floorAppeared(PagedTopic.floor(37))
    #expect(model.isLoading(.next))
    await model.loadMore(.next)
    await model.loadMore(.previous)

    #expect(model.floors.map(\.number) == Array(0...54))
    #expect(asked == [2, 3, 1])
    #expect(!model.hasMore(.next) && !model.hasMore(.previous))
    await model.loadMore(.next)
    #expect(asked.count == 3)
  }

  @Test func withoutAPageCountAnEmptyPageIsTheEnd() async {
    var topic = PagedTopic()
    topic.pageCountIsTold = false
    let (model, _) = model(floor: 50, topic: topic)
    await model.open()

    await model.loadMore(.next)

    #expect(model.floors.map(\.number) == Array(40...54))
    #expect(!model.hasMore(.next))
  }

  @Test(arguments: [0, 12, 19, 20, 33, 39, 45, 54])
  func everyFloorIsFoundAlsoWhenManyWereDeleted(floor: Int) async {
    var topic = PagedTopic()
    topic.deleted = Set(1...18).union(Set(25...30)).subtracting([floor])
    let (model, _) = model(topic: topic)

    await model.jump(toFloor: floor)

    #expect(model.floors.contains { $0.number == floor })
    #expect(floor == 0 || model.position == floor)
    #expect(asked.count <= 3)
  }

  @Test func aDeletedFloorLeadsToTheNextOne() async {
    var topic = PagedTopic()
    topic.deleted = [33]
    let (model, _) = model(topic: topic)

    await model.jump(toFloor: 33)

    #expect(model.position == 34)
  }

  @Test func aFloorBehindTheEndLeadsToTheLast() async {
    let (model, _) = model()

    await model.jump(toFloor: 500)

    #expect(model.position == 54)
    #expect(asked == [26, 3])
  }

  @Test func theEndIsFoundInFewRequestsWhenNobodySaysWhereItIs() async {
    var topic = PagedTopic()
    topic.pageCountIsTold = false
    topic.last = 59
    let (model, _) = model(topic: topic)

    await model.jump(toFloor: 5000)

    #expect(model.position == 59)
    #expect(asked.count <= 12)
  }

  @Test func jumpingToAFloorThatIsLoadedAsksNothing() async {
    let (model, _) = model()
    await model.open()

    await model.jump(toFloor: 7)

    #expect(model.position == 7)
    #expect(asked == [1])
  }

  @Test func jumpingToAPageBeginsAnewThere() async {
    let (model, _) = model()
    await model.open()

    await model.jump(toPage: 3)

    #expect(model.floors.map(\.number) == Array(40...54))
    #expect(model.pages == 3...3)
    #expect(model.position == 40)
  }

  @Test func anotherModeAsksForItsFirstPage() async {
    let (model, _) = model()
    await model.open()

    await model.select(.newestFirst)
    #expect(model.floors.first?.number == 54)
    await model.jump(toFloor: 3)

    #expect(model.mode == .oldestFirst)
    #expect(model.position == 3)
    #expect(
      topics.pageCalls.requests.filter { $0.policy != .cacheOnly }.map(\.mode)
        == [.oldestFirst, .newestFirst, .oldestFirst])
  }

  @Test func whatALateModeBringsIsNotMixedIn() async {
    let (model, _) = model()
    await model.open()
    topics.pageCalls.rule = { $0.policy == .cacheOnly ? .failure(.notKept) : nil }

    async let newest: Void = model.select(.newestFirst)
    await topics.pageCalls.begin(4)
    async let starter: Void = model.select(.starterOnly)
    await topics.pageCalls.begin(6)
    topics.pageCalls.answer(5, .success(Shown(PagedTopic(last: 2).page(1))))
    await starter
    topics.pageCalls.answer(3, .success(Shown(PagedTopic().page(1, .newestFirst))))
    await newest

    #expect(model.floors.map(\.number) == [0, 1, 2])
    #expect(!model.isLoading)
  }

  @Test func aRefreshAddsTheFloorsThatHaveCome() async {
    let (model, _) = model(floor: 54, mark: ReadingMark(lastReadFloor: 54, lastKnownFloor: 54))
    await model.open()
    topics.pageCalls.rule = { .success(Shown(PagedTopic(last: 56).page($0.page))) }

    await model.refresh()

    #expect(model.floors.map(\.number) == Array(40...56))
    #expect(model.floors.filter(model.isNew).map(\.number) == [55, 56])
    #expect(model.head?.lastFloor == 56)
  }

  @Test func aFailedEndIsALineThereAndCanBeTriedAgain() async {
    let (model, _) = model()
    await model.open()
    topics.pageCalls.rule = { _ in .failure(.timeout) }
    await model.loadMore(.next)
    #expect(model.problem(at: .next) == .timeout)
    #expect(model.phase == .loaded)
    let count = asked.count
    model.floorAppeared(PagedTopic.floor(19))
    #expect(asked.count == count)

    topics.pageCalls.rule = { .success(Shown(PagedTopic().page($0.page))) }
    await model.loadMore(.next)

    #expect(model.problem(at: .next) == nil)
    #expect(model.floors.count == 40)
  }
}
