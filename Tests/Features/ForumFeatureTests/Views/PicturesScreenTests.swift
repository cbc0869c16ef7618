import CommunityAPI
import CoreTransferable
import ForumFeature
import Foundation
import HeadlessRenderer
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing
import UniformTypeIdentifiers

/// The viewer of a topic's pictures.
@MainActor @Suite(.hangLimit)
struct PicturesScreenTests {
  private let topic = TopicPlace(Identifier("e1"))

  /// A floor with pictures, each of the size that its name says; others can't be had.
  private func floor(_ number: Int, _ names: String...) -> Floor {
    let files = names.map { name in
      ForumAttachment.picture(
        ForumPicture(
          id: Identifier("\(number)-\(name)"), name: "\(name).gif", sizeInBytes: 2_048,
          addresses: [URL(string: "http://pictures.example/\(name)")].compactMap(\.self)))
    }
    return Floor(
      id: Identifier("d\(number)"), number: number,
      blocks: ArticleBody(plainText: "字").blocks(placing: files.count), attachments: files)
  }

  private func show(
    _ served: ServedForum, _ floors: [Floor], pictures: StubPictureFiles = StubPictureFiles(),
    exchange: RecordedExchange? = nil
  ) async throws -> (ViewHost, ForumNavigator) {
    let forum = try served.forum(floors: floors, pictures: pictures)
    let navigator = ForumNavigator(forum)
    navigator.show(.topic(topic))
    return (await served.show(forum, navigator, exchange: exchange), navigator)
  }

  /// Shows a picture whose file is a photograph with notes.
  private func showPhotograph(
    _ served: ServedForum, exchange: RecordedExchange? = nil
  ) async throws -> ViewHost {
    let notes = NoteWriter().notes([
      (0x0110, .text("Lotus 7")),
      (0x8769, .table([(0x9003, .text("2024:05:03 10:22:31")), (0x829A, .fractions([(1, 250)]))])),
      (
        0x8825,
        .table([
          (1, .text("N")), (2, .fractions([(39, 1), (54, 1), (36, 1)])), (3, .text("E")),
          (4, .fractions([(116, 1), (30, 1), (0, 1)])),
        ])
      ),
    ])
    let pictures = StubPictureFiles()
    pictures.answer("64x32.gif", .success(PictureSample.jpeg(640, 320, notes: notes)))
    let (host, navigator) = try await show(
      served, [floor(0, "64x32")], pictures: pictures, exchange: exchange)
    navigator.show(.picture(PicturePlace(topic: topic.id)))
    await host.finishTasks()
    return host
  }

  @Test func pictureOfATopicIsOpenedInFrontOfItAndClosed() async throws {
    try await ServedForum.serving { served in
      let (host, navigator) = try await show(
        served, [floor(0, "64x32", "96x48"), floor(1, "80x32")])

      try host.find("图片 96x48.gif").tap()
      await host.finishTasks()
      #expect(host.texts.contains("2 / 3"))
      #expect(host.shows("96x48.gif（2 KB）"))
      #expect(host.texts.contains("楼主"))
      #expect(navigator.reading(of: .home) == [.topic(topic)])
      #expect(await host.choose("关闭"))

      #expect(!host.texts.contains("2 / 3"))
      #expect(navigator.pictures == nil)
    }
  }

  @Test func buttonsLeadFromPictureToPicture() async throws {
    try await ServedForum.serving { served in
      let (host, navigator) = try await show(served, [floor(0, "64x32"), floor(1, "80x32")])
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()
      #expect(host.texts.contains("1 / 2"))
      #expect(try !host.find("上一张").isEnabled)

      try host.find("下一张").tap()
      await host.finishTasks()

      #expect(host.texts.contains("2 / 2"))
      #expect(host.texts.contains("沙发"))
      #expect(try !host.find("下一张").isEnabled)
      #expect(try host.find("上一张").isEnabled)
    }
  }

  @Test func pictureFillsItsPlaceAndGrowsBeyondIt() async throws {
    try await ServedForum.serving { served in
      let (host, navigator) = try await show(served, [floor(0, "640x320")])
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()
      #expect(try !host.find("缩小").isEnabled)
      let before = try host.find("图片 640x320.gif").frame

      try host.find("放大").tap()
      await host.finishTasks()
      let after = try host.find("图片 640x320.gif").frame
      #expect(after.width > before.width)
      try host.find("适合窗口").tap()
      await host.finishTasks()

      #expect(try host.find("图片 640x320.gif").frame == before)
    }
  }

  @Test func pictureThatIsNotThereCanBeAskedForAgain() async throws {
    try await ServedForum.serving { served in
      let pictures = StubPictureFiles()
      let (host, navigator) = try await show(served, [floor(0, "none")], pictures: pictures)
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()

      #expect(host.texts.contains("图片显示不了"))
      #expect(host.texts.contains("图片已不存在。"))
      pictures.answer("none.gif", .success(PictureSample.gif(64, 32)))
      #expect(await host.choose("重试"))

      #expect(!host.texts.contains("图片显示不了"))
      #expect(try host.find("图片 none.gif").frame.width > 0)
    }
  }

  @Test func howMuchIsHereIsShownWhileAPictureComes() async throws {
    try await ServedForum.serving { served in
      let gate = AsyncGate()
      let pictures = StubPictureFiles(
        gate: gate, reports: [PictureProgress(receivedBytes: 1_048_576, totalBytes: 4_194_304)])
      let (host, navigator) = try await show(served, [floor(0, "64x32")], pictures: pictures)
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.wait { $0.texts.contains("1.0 MB／4.0 MB") }

      #expect(try host.find(role: "progress").value == "25%")
      #expect(try !host.find("保存图片…").isEnabled)
      gate.open()
      await host.finishTasks()

      #expect(!host.texts.contains("1.0 MB／4.0 MB"))
    }
  }

  @Test func cameraIsToldOfAndThePlaceOnlyToWhoAsks() async throws {
    try await ServedForum.serving { served in
      let host = try await showPhotograph(served)

      try host.find("图片信息").tap()
      await host.finishTasks()
      #expect(host.shows("640 × 320"))
      #expect(host.shows("JPEG"))
      #expect(host.shows("Lotus 7"))
      #expect(host.shows("1/250 s"))
      #expect(host.shows("2024"))
      #expect(!host.shows("39.91"))
      #expect(await host.choose("显示拍摄地点"))

      #expect(host.shows("39.91000° N, 116.50000° E"))
    }
  }

  @Test func pictureIsSavedAsItCameUnderItsName() async throws {
    try await ServedForum.serving { served in
      let folder = try TemporaryDirectory()
      let exchange = RecordedExchange()
      let choices = RecordedFileChoices([.success([folder.file("kept.jpg")])])
      exchange.fileAnswers = choices
      let host = try await showPhotograph(served, exchange: exchange)

      try host.find("保存图片…").tap()
      await host.finishTasks()

      #expect(choices.requests.map(\.purpose) == [.save(name: "64x32.jpg")])
      let saved = try PictureHead(Data(contentsOf: folder.file("kept.jpg")))
      #expect(saved.pixels == CGSize(width: 640, height: 320))
      #expect(saved.notes.camera == "Lotus 7")
    }
  }

  @Test func failureToSaveIsTold() async throws {
    try await ServedForum.serving { served in
      let exchange = RecordedExchange()
      exchange.fileAnswers = RecordedFileChoices([
        .success([URL(filePath: "/nowhere/at/all/kept.jpg")])
      ])
      let host = try await showPhotograph(served, exchange: exchange)

      try host.find("保存图片…").tap()
      await host.finishTasks()

      #expect(host.texts.contains("图片没能保存"))
    }
  }

  @Test func pictureIsCopiedByItsButtonAndByTheKeysForCopying() async throws {
    try await ServedForum.serving { served in
      let exchange = RecordedExchange()
      let host = try await showPhotograph(served, exchange: exchange)

      try host.find("复制图片").tap()
      #expect(host.graph.perform(.copy))
      host.settle()

      let parcels = exchange.shared + exchange.recordedClipboard.parcels
      #expect(parcels.map(\.contentTypes) == [[.jpeg], [.jpeg]])
      #expect(parcels.map { $0.forms.first?.suggestedName } == ["64x32.jpg", "64x32.jpg"])
    }
  }

  @Test func keysLeadToBothEndsAndTurnThePicture() async throws {
    try await ServedForum.serving { served in
      let (host, navigator) = try await show(
        served, [floor(0, "64x32"), floor(1, "80x32"), floor(2, "90x30")])
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()

      host.press(key: .end)
      await host.finishTasks()
      #expect(host.texts.contains("3 / 3"))
      host.press(key: .home)
      await host.finishTasks()
      #expect(host.texts.contains("1 / 3"))
      let whole = try host.find("图片 64x32.gif").frame
      host.press(key: "+")
      #expect(try host.find("图片 64x32.gif").frame.width > whole.width)
      host.press(key: "0")
      #expect(try host.find("图片 64x32.gif").frame == whole)
      host.press(key: "r")

      #expect(try host.find("图片 64x32.gif").frame.size != whole.size)
    }
  }

  @Test func menuHasEverythingThatCanBeDone() async throws {
    try await ServedForum.serving { served in
      let host = try await showPhotograph(served, exchange: RecordedExchange())

      let stage = try #require(host.views.first { $0.node.target(of: .showMenu) != nil })
      try stage.perform(.showMenu)
      await host.finishTasks()

      let names = Set(host.texts)
      let wanted: Set = [
        "复制图片", "上一张", "下一张", "第一张", "最后一张", "放大", "缩小", "适合窗口", "向左转", "向右转",
        "保存图片…", "图片信息", "在浏览器中打开",
      ]
      #expect(wanted.subtracting(names).sorted() == [])
    }
  }

  @Test func topicWithoutPicturesSaysSo() async throws {
    try await ServedForum.serving { served in
      let (host, navigator) = try await show(served, [floor(0)])
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()

      #expect(host.texts.contains("这里没有图片"))
    }
  }
}

extension ViewHost {
  /// Presses a key.
  fileprivate func press(key: KeyEquivalent) {
    graph.press(KeyPress(key: key))
    settle()
  }
}
