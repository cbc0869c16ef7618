import CommunityAPI
import Foundation
import TestSupport
import Testing

/// The built reader prints what the built server has.
@Suite(.hangLimit)
struct SmthTextTests {
  @Test(arguments: [("zh", "热帖", "回复"), ("en", "Hot Topics", "replies")])
  func homeIsPrintedInEitherLanguage(language: String, title: String, replies: String) async throws
  {
    try await ReadCommunity.serving { community in
      let first = try #require(try await community.hotTopics().first)

      let end = try await community.smth("text", "--lang", language, "--size", "800x900")

      #expect(end.status == 0, "\(end.errors)")
      #expect(end.output.contains(title))
      #expect(end.output.contains("\(first.replyCount) \(replies)".replacing(" 回", with: "回")))
      #expect(end.output.contains(first.subject.prefix(8)))
    }
  }

  @Test(arguments: ["390x844", "800x900", "1440x900"])
  func topicIsPrintedInEveryWidth(size: String) async throws {
    try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first { $0.replyCount > 2 })

      let end = try await community.smth(
        "text", "--lang", "zh", "--size", size, "--open", "smth://topic/\(topic.id)")

      let words = size.split(separator: "x").compactMap { Int($0) }
      let lines = end.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(end.status == 0, "\(end.errors)")
      #expect(end.output.contains("楼主") && end.output.contains("沙发"))
      #expect(end.output.contains(topic.subject.prefix(8)))
      #expect(lines.count <= words[1] / 16 + 1)
      #expect(lines.allSatisfy { $0.count <= words[0] / 8 })
    }
  }

  @Test func wideWindowShowsListAndTopicSideBySide() async throws {
    try await ReadCommunity.serving { community in
      let topics = try await community.hotTopics()
      let (first, second) = (try #require(topics.first), try #require(topics.dropFirst().first))

      let end = try await community.smth(
        "text", "--size", "1440x900", "--open", "smth://topic/\(first.id)")

      #expect(end.output.contains(second.subject.prefix(6)))
      #expect(end.output.ranges(of: first.subject.prefix(6)).count >= 2)
    }
  }

  @Test func whatWasReadIsThereWithoutTheServerWithItsAge() async throws {
    let (community, topic) = try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first)
      _ = try await community.smth("text", "--open", "smth://topic/\(topic.id)")
      return (community, topic)
    }

    let end = try await community.smth(
      "text", "--lang", "zh", "--open", "smth://topic/\(topic.id)")

    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains(topic.subject.prefix(8)))
    #expect(end.output.contains("的内容，离线"))
    #expect(end.output.contains("重试"))
  }

  @Test func missingServerIsSaidWithAWayToTryAgain() async throws {
    let community = try await ReadCommunity.serving { $0 }

    let end = try await community.smth("text", "--lang", "en")

    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("The server can't be reached"))
    #expect(end.output.contains("Try Again"))
  }

  @Test func urlThatLeadsNowhereIsSaid() async throws {
    try await ReadCommunity.serving { community in
      let end = try await community.smth("text", "--lang", "en", "--open", "smth://nowhere")

      #expect(end.output.contains("This link can't be opened"))
      #expect(end.output.contains("smth://nowhere"))
    }
  }
}
