import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import Testing

@MainActor struct PicturesModelTests {
  private let topics = StubTopics()

  /// A model of a topic of three pages, in which these floors have a picture each.
  private func model(
    of floors: Set<Int>, last: Int = 54, from floor: Int = 0, picture: String? = nil
  ) -> PicturesModel {
    topics.pageCalls.rule = { request in
      let page = PagedTopic(last: last).page(request.page)
      return .success(
        Shown(
          TopicPage(
            head: page.head,
            floors: page.floors.map { floors.contains($0.number) ? .illustrated($0.number) : $0 },
            pageCount: page.pageCount)))
    }
    return PicturesModel(
      PicturePlace(topic: Identifier("e1"), floor: floor, picture: picture.map(Identifier.init)),
      topics: topics, pictures: StubPictureFiles())
  }

  private var asked: [Int] { topics.pageCalls.requests.map(\.page) }

  @Test func viewerBeginsWithThePictureThatWasTouched() async {
    let model = model(of: [3, 5, 7, 9, 11], picture: "p7")

    await model.open()

    #expect(model.picture?.id == Identifier("p7"))
    #expect(model.index == 2)
    #expect(model.pictures.map(\.floor) == [3, 5, 7, 9, 11])
    #expect(asked == [1])
    #expect(topics.pageCalls.requests.map(\.policy) == [.cacheFirst])
  }

  @Test func linkToAFloorBeginsWithItsFirstPicture() async {
    let model = model(of: [21, 25, 30, 31, 32], from: 25)

    await model.open()

    #expect(model.picture?.floor == 25)
    #expect(asked.first == 2)
  }

  @Test func picturesFollowOneAnotherInTheOrderOfTheFloors() async {
    let model = model(of: [1, 2, 3])
    await model.open()
    await model.settle()
    #expect(!model.canStep(-1) && model.canStep(1))

    model.step(1)
    model.step(1)
    #expect(model.picture?.floor == 3)
    #expect(!model.canStep(1))
    model.step(1)
    #expect(model.picture?.floor == 3)
    model.step(-1)

    #expect(model.picture?.floor == 2)
  }

  @Test func endsAreReachedAtOnce() async {
    let model = model(of: [1, 2, 3])
    await model.open()
    await model.settle()

    model.jump(to: .next)
    #expect(model.picture?.floor == 3)
    model.jump(to: .previous)

    #expect(model.picture?.floor == 1)
  }

  @Test func pictureHasTheSizeOfItsFile() async {
    let model = model(of: [1])
    await model.open()

    await model.loadFile()

    #expect(model.zoom.ownSize == CGSize(width: 64, height: 32))
    #expect(model.zoom.aspectRatio == 2)
  }

  @Test func furtherPagesAreReadNearTheEndUntilThereAreNoneLeft() async {
    let model = model(of: [2, 41, 50], picture: "p2")

    await model.open()
    #expect(model.mayHaveMore)
    while model.mayHaveMore { await model.settle() }

    #expect(asked == [1, 2, 3])
    #expect(model.pictures.map(\.floor) == [2, 41, 50])
  }

  @Test func pagesInFrontAreReadWithoutMovingThePicture() async {
    let model = model(of: [1, 45], from: 45, picture: "p45")

    await model.open()
    while model.pictures.count < 2 { await model.settle() }

    #expect(model.picture?.floor == 45)
    #expect(model.index == 1)
    #expect(model.canStep(-1))
  }

  @Test func fewPagesWithoutPicturesAreReadAtOnce() async {
    let model = model(of: [0], last: 20 * 30 - 1)

    await model.open()
    for _ in 0..<20 { await model.settle() }
    #expect(asked.count == 6)
    model.step(1)
    for _ in 0..<20 { await model.settle() }

    #expect(asked.count == 11)
  }

  @Test func topicWithoutPicturesIsEmpty() async {
    let model = model(of: [], last: 3)

    await model.open()
    await model.settle()

    #expect(model.phase == .empty)
    #expect(model.picture == nil)
  }

  @Test func failureCanBeTriedAgain() async {
    let model = model(of: [1])
    let rule = topics.pageCalls.rule
    topics.pageCalls.rule = { _ in .failure(.offline) }
    await model.open()
    #expect(model.phase == .failed(.offline))
    topics.pageCalls.rule = rule

    await model.open()

    #expect(model.picture?.floor == 1)
  }

  @Test func swipeGoesOnWhileAllOfThePictureIsInSight() async {
    let model = model(of: [1, 2, 3])
    await model.open()
    model.change { $0.place = CGSize(width: 300, height: 300) }

    swipe(model, CGSize(width: -120, height: 10))
    #expect(model.picture?.floor == 2)
    swipe(model, CGSize(width: 120, height: 10))
    #expect(model.picture?.floor == 1)
    swipe(model, CGSize(width: -120, height: 200))
    swipe(model, CGSize(width: -50, height: 0))

    #expect(model.picture?.floor == 1)
  }

  @Test func dragMovesAnEnlargedPictureAndTheNextOneIsWholeAgain() async {
    let model = model(of: [1, 2, 3])
    await model.open()
    model.change {
      $0.place = CGSize(width: 300, height: 300)
      $0.aspectRatio = 1
      $0.scale(by: 2)
    }

    model.drag(CGSize(width: 20, height: 0))
    model.drag(CGSize(width: 50, height: 10))
    swipe(model, CGSize(width: 60, height: 20))
    model.drag(CGSize(width: 10, height: 0))

    #expect(model.picture?.floor == 1)
    #expect(model.zoom.offset == CGSize(width: 70, height: 20))
    model.step(1)
    #expect(model.zoom.scale == 1 && model.zoom.place == CGSize(width: 300, height: 300))
  }

  @Test func twoFingersMagnifyFromWhereTheyBegan() async {
    let model = model(of: [1])
    await model.open()
    model.change {
      $0.place = CGSize(width: 300, height: 300)
      $0.aspectRatio = 1
    }

    model.pinch(3, at: CGPoint(x: 100, y: 0))
    model.pinch(2, at: CGPoint(x: 100, y: 0))
    #expect(model.zoom.scale == 2 && model.zoom.offset.width == -100)
    model.endPinch(2, at: CGPoint(x: 100, y: 0))
    model.endPinch(1.5, at: .zero)

    #expect(model.zoom.scale == 3)
  }

  private func swipe(_ model: PicturesModel, _ translation: CGSize) {
    model.endDrag(translation, predicted: translation)
  }
}

extension Floor {
  /// A floor with a picture that is called after it.
  fileprivate static func illustrated(_ number: Int) -> Floor {
    Floor(
      id: Identifier("d\(number)"), number: number, blocks: [.attachment(1)],
      attachments: [
        .picture(
          ForumPicture(
            id: Identifier("p\(number)"), name: "64x32.gif", sizeInBytes: 1, addresses: []))
      ])
  }
}
