import CommunityAPI
import ForumFeature
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing

/// What floors look like, whatever they hold.
@MainActor @Suite(.hangLimit)
struct TopicLookTests {
  private let topic = ForumDestination.topic(TopicPlace(Identifier("e1")))

  private func floor(_ number: Int, _ text: String, pictures: [String] = []) -> Floor {
    let files = pictures.enumerated().map { index, name in
      ForumAttachment.picture(
        ForumPicture(
          id: Identifier("p\(index)"), name: "\(name).gif", sizeInBytes: 1,
          addresses: [URL(string: "http://pictures.example/\(name)")].compactMap(\.self)))
    }
    return Floor(
      id: Identifier("d\(number)"), number: number,
      blocks: ArticleBody(plainText: text).blocks(placing: files.count), attachments: files)
  }

  @Test func numbersOfFloorsAreWrittenAsPeopleSayThem() async throws {
    try await ServedForum.serving { served in
      let host = await served.show(topic, of: try served.forum(floors: [floor(1_200, "字")]))

      #expect(host.texts.contains("1200楼"))
    }
  }

  @Test(arguments: [390, 800])
  func tallPictureKeepsToItsPlace(width: CGFloat) async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum(floors: [floor(0, "字", pictures: ["2000x4000", "60x40"])])
      let host = await served.show(topic, of: forum, size: CGSize(width: width, height: 1_600))

      let frames = host.views.filter { $0.identifier == "picture" }.map(\.frame)
      let tall = try #require(frames.first)
      let small = try #require(frames.last)
      #expect(tall.height <= 480)
      #expect(abs(tall.width * 2 - tall.height) <= 16)
      #expect(tall.minY > 0 && small.minY >= tall.maxY)
      // A small one isn't blown up.
      #expect(small.width <= 64 && small.height <= 48)
    }
  }

  @Test func pictureSaysItsNameWhereItCanNotBeSeen() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum(floors: [floor(0, "字", pictures: ["320x160"])])
      let host = await served.show(topic, of: forum)

      #expect(host.snapshot.contains("图片 320x160.gif"))
      #expect(host.snapshot.contains("320×160"))
    }
  }

  @Test func modeIsNamedInFullInANarrowWindow() async throws {
    try await ServedForum.serving { served in
      let place = TopicPlace(ServedForum.topicID(7), mode: .starterOnly)
      let host = try await served.show(.topic(place), language: "en")

      #expect(host.snapshot.contains("Only the Starter"))
    }
  }

  @Test func quotesSayWhoSaidWhatInThem() async throws {
    let quote = """
      好
      【 在 alice01 (昵称0) 的大作中提到: 】
      : 【 在 bob02 (昵称(1)) 的大作中提到: 】
      : : 二
      : 一
      : 【 在 carol 的来信中提到: 】
      """
    try await ServedForum.serving { served in
      let host = await served.show(topic, of: try served.forum(floors: [floor(1, quote)]))

      #expect(host.snapshot.contains("│ 昵称0说："))
      #expect(host.snapshot.contains("│ › 昵称(1)说："))
      #expect(host.snapshot.contains("│ › 二"))
      #expect(!host.snapshot.contains("提到"))
      #expect(!host.snapshot.contains("carol"))
    }
  }

  @Test func boldWordsAreAsSmallAsTheWordsAroundThem() async throws {
    try await ServedForum.serving { served in
      let text = "字\n【 在 alice01 的大作中提到: 】\n: [b]粗[/b]\n"
      let host = await served.show(topic, of: try served.forum(floors: [floor(1, text)]))

      let fonts = host.elements { element in
        guard case .text(let content) = element.content, content.string == "粗" else { return false }
        return content.runs.contains { $0.font == Font.callout.bold() }
      }
      #expect(fonts.count == 1)
    }
  }

  @Test func faceSaysItsNameWhereItCanNotBeSeen() async throws {
    try await ServedForum.serving { served in
      let host = await served.show(topic, of: try served.forum(floors: [floor(1, "好[em58]")]))

      #expect(host.snapshot.contains("好🙂"))
    }
  }
}
