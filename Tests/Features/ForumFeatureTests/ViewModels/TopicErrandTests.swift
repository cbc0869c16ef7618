import Architecture
import CommunityAPI
import ForumFeature
import TestSupport
import Testing

/// What a person asks of a topic's screen, and when it is done.
@MainActor struct TopicErrandTests {
  private let topics = StubTopics()
  private let model: TopicModel

  init() {
    model = TopicModel(
      TopicPlace(Identifier("e1")), topics: topics, reading: StubReading(),
      history: StubHistory(), now: { longAgo })
    topics.pageCalls.rule = { request in
      request.policy == .cacheOnly
        ? .failure(.notKept) : .success(Shown(PagedTopic().page(request.page, request.mode)))
    }
  }

  @Test func theFirstErrandIsToOpenTheTopic() async {
    await model.carryOut()

    #expect(model.floors.map(\.number) == Array(0..<20))
    #expect(model.errands.number == 0)
  }

  @Test func anotherOrderIsShownOnceItIsCarriedOut() async {
    await model.carryOut()

    model.choose(.newestFirst)
    #expect(model.errands.number == 1)
    #expect(model.mode == .oldestFirst)
    await model.carryOut()

    #expect(model.mode == .newestFirst)
    #expect(model.floors.first?.number == 54)
  }

  @Test func theSameOrderIsNoErrand() {
    model.choose(.oldestFirst)

    #expect(model.errands.number == 0)
  }

  @Test(arguments: [
    (JumpRequest(.floor, text: "45"), 45), (JumpRequest(.page, text: "2"), 20),
  ])
  func aPlaceIsGoneTo(request: JumpRequest, floor: Int) async {
    await model.carryOut()

    model.jump(request)
    await model.carryOut()

    #expect(model.position == floor)
    #expect(model.floorAtPosition?.number == floor)
  }

  @Test func aScreenThatComesBackDoesNotGoThereAgain() async {
    await model.carryOut()
    model.jump(JumpRequest(.page, text: "3"))
    await model.carryOut()
    model.positionReached()
    let count = topics.pageCalls.requests.count

    await model.carryOut()

    #expect(model.position == nil)
    #expect(topics.pageCalls.requests.count == count)
  }
}
