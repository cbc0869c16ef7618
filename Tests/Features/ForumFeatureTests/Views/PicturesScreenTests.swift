import CommunityAPI
import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

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
    _ served: ServedForum, _ floors: [Floor]
  ) async throws -> (ViewHost, ForumNavigator) {
    let forum = try served.forum(floors: floors)
    let navigator = ForumNavigator(forum)
    navigator.show(.topic(topic))
    return (await served.show(forum, navigator), navigator)
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
      let (host, navigator) = try await show(served, [floor(0, "none")])
      navigator.show(.picture(PicturePlace(topic: topic.id)))
      await host.finishTasks()

      #expect(host.texts.contains("图片显示不了"))
      #expect(await host.choose("重试"))

      #expect(host.texts.contains("图片显示不了"))
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
