import CommunityAPI
import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct TopicScreenTests {
  private let pond = ForumDestination.topic(TopicPlace(ServedForum.topicID(ServedForum.pond)))
  private let long = TopicPlace(ServedForum.topicID(7))
  private let tall = CGSize(width: 800, height: 2000)

  @Test func floorsAreCalledWhatPeopleCallThem() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(pond, size: tall)

      for name in ["楼主", "沙发", "板凳", "地板", "4楼"] { #expect(host.texts.contains(name)) }
      #expect(host.texts.contains("今晚的荷塘月色，有人一起去看吗？"))
      #expect(host.texts.contains("北京"))
      #expect(host.texts.contains("昵称0") && host.texts.contains("alice01"))
    }
  }

  @Test func everythingThatAnArticleCanHoldIsShown() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(pond, size: tall)

      // A line with a face is laid out word by word.
      #expect(host.snapshot.contains("西门集合🙂"))
      #expect(host.shows("红衣服的就是我"))
      #expect(host.texts.contains("热闹是它们的，我什么也没有"))
      #expect(host.shows("来自") && host.shows("10.0.0.*"))
      #expect(host.shows("发自「今日水木 on iPhone」"))
      #expect(host.texts.contains("好文"))
    }
  }

  @Test func longQuoteIsUnfoldedAndFoldedAgain() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(pond, size: tall)
      let last = "墙外马路上孩子们的欢笑"
      #expect(!host.shows(last))

      #expect(await host.choose("展开其余2行"))
      #expect(host.shows(last))
      #expect(await host.choose("收起"))

      #expect(!host.shows(last))
    }
  }

  @Test func floorThatALinkNamesIsGoneTo() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topic(TopicPlace(long.id, floor: 30)))

      #expect(host.texts.contains("30楼"))
      #expect(!host.texts.contains("20楼"))
    }
  }

  @Test func floorAtTheEndOfItsPageStandsFirst() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topic(TopicPlace(long.id, floor: 19)))

      #expect(host.topFloor == "19楼")
    }
  }

  @Test func readingGoesOnWhereItEnded() async throws {
    try await ServedForum.serving { served in
      let reading = ForumRepositories(served.community).reading
      try await reading.save(ReadingMark(lastReadFloor: 41, lastKnownFloor: 42), of: long.id)

      let host = try await served.show(.topic(long))

      #expect(host.texts.contains("41楼"))
      // Floors 43 and 44 have come since.
      #expect(host.texts.filter { $0 == "新" }.count == 2)
    }
  }

  @Test func topicLooksTheSameWheneverItIsOpened() async throws {
    try await ServedForum.serving { served in
      let first = try await served.show(.topic(long))
      let before = first.snapshot
      first.close()
      try await waitForMark(from: 0, served)

      let second = try await served.show(.topic(long))

      #expect(second.snapshot == before)
    }
  }

  @Test func readingGoesOnAtTheFloorThatStoodFirst() async throws {
    try await ServedForum.serving { served in
      let first = try await served.show(.topic(long))
      await first.scroll(to: 800)
      let before = first.topFloor
      first.close()
      try await waitForMark(from: 1, served)

      let second = try await served.show(.topic(long))

      #expect(before != nil)
      #expect(second.topFloor == before)
    }
  }

  @Test func howFarWasReadIsKeptBeforeTheScreenIsLeft() async throws {
    try await ServedForum.serving { served in
      let reading = ForumRepositories(served.community).reading
      let host = try await served.show(.topic(TopicPlace(long.id, floor: 30)))

      let mark = try await reading.marks(of: [long.id])[long.id]

      #expect(mark?.lastReadFloor ?? 0 >= 30)
      #expect(mark?.lastKnownFloor == 44)
      host.close()
    }
  }

  @Test func newestFloorsComeFirstWhenThatIsAskedFor() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(
        .topic(TopicPlace(long.id, mode: .newestFirst)))

      #expect(host.texts.contains("倒序"))
      #expect(host.texts.first { $0.hasSuffix("楼") } == "44楼")
    }
  }

  @Test func onlyTheStartersFloorsAreShownWhenThatIsAskedFor() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topic(TopicPlace(long.id, mode: .starterOnly)))

      #expect(host.texts.contains("只看楼主"))
      #expect(host.texts.contains("昵称0"))
      #expect(!host.texts.contains("昵称1"))
    }
  }

  @Test func topicThatWasDeletedSaysSo() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topic(TopicPlace(ServedForum.topicID(999))))

      #expect(host.texts.contains("内容已不存在"))
      #expect(!host.texts.contains("重试"))
    }
  }

  @Test func topicIsReadWithoutTheServer() async throws {
    try await ServedForum.serving { served in
      _ = try await served.show(pond)
      served.network.isOffline = true
      served.bench.time.advance(86_400 * 3)

      let host = try await served.show(pond)

      #expect(host.texts.contains("今晚的荷塘月色，有人一起去看吗？"))
      #expect(host.texts.contains("3天前的内容，离线"))
    }
  }

  /// Waits until a screen that was left has kept how far was read.
  private func waitForMark(from floor: Int, _ served: ServedForum) async throws {
    let reading = ForumRepositories(served.community).reading
    while try await reading.marks(of: [long.id])[long.id].map(\.lastReadFloor) ?? -1 < floor {
      await Task.yield()
    }
  }
}
