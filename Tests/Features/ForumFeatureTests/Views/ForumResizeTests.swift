import ForumFeature
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing

/// The forum in a window whose width changes while a person uses it.
@MainActor @Suite(.hangLimit)
struct ForumResizeTests {
  private static let wide = CGSize(width: 1440, height: 900)
  private let widths = [700, 390, 1440]

  @Test func readingStaysAtItsFloorAndNothingIsAskedForAgain() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator, size: Self.wide)
      #expect(await host.choose("主题7 荷塘月色"))
      await host.scroll(to: 1200)
      let floor = try #require(host.topFloor)
      let calls = served.network.callCount

      for width in widths {
        host.size = CGSize(width: width, height: 900)
        await host.finishTasks()

        #expect(host.topFloor == floor, "at \(width)")
      }
      #expect(floor != "1楼")
      #expect(served.network.callCount == calls)
    }
  }

  @Test func listStaysWhereItIs() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let host = await served.show(forum, ForumNavigator(forum), size: Self.wide)
      let list = try #require(host.elements(where: \.isScrollArea).dropFirst().first)
      host.graph.handle(.scroll(list, to: CGPoint(x: 0, y: 160)))
      await host.finishTasks()
      let row = try #require(host.topRow)

      for width in widths {
        host.size = CGSize(width: width, height: 900)
        await host.finishTasks()

        #expect(host.topRow == row, "at \(width)")
      }
      #expect(row != "1")
    }
  }

  @Test func fieldKeepsItsTextAndTheKeyboard() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum, tab: .search)
      let host = await served.show(forum, navigator, size: Self.wide)
      #expect(host.type("荷塘"))
      await host.finishTasks()
      let field = try #require(host.elements(where: \.isField).first)
      host.perform(.focus, on: field)
      #expect(host.field?.isFocused == true)

      for width in widths {
        host.size = CGSize(width: width, height: 900)
        await host.finishTasks()

        #expect(host.elements(where: \.isField) == [field], "at \(width)")
        #expect(host.field?.isFocused == true)
        #expect(host.field?.text == "荷塘")
      }
    }
  }

  @Test(arguments: [(390, 1), (650, 1), (700, 2), (900, 2), (1440, 2)])
  func listsAndReadingStandSideBySideWhereBothFit(width: Int, columns: Int) async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      navigator.show(.topic(TopicPlace(ServedForum.topicID(7))))
      let host = await served.show(
        forum, navigator, size: CGSize(width: width, height: 900))

      let shown = host.elements { if case .region(.column) = $0.content { true } else { false } }
      #expect(shown.count == columns)
      #expect(host.texts.contains("沙发"))
      #expect(host.texts.contains("十大") == (columns == 2))
    }
  }

  @Test func backFromWhatIsReadLeadsToTheListsAlsoAfterTheWindowHasShrunk() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator, size: Self.wide)
      #expect(await host.choose("主题7 荷塘月色"))
      host.size = CGSize(width: 390, height: 900)
      await host.finishTasks()
      #expect(!host.texts.contains("十大"))

      #expect(await host.choose("热帖"))

      #expect(host.texts.contains("十大"))
      #expect(navigator.reading(of: .home).isEmpty)
    }
  }

  @Test func openedTopicIsSelectedInItsList() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator, size: Self.wide)
      #expect(host.selectedRows.isEmpty)

      #expect(await host.choose("主题7 荷塘月色"))
      let row = try #require(host.selectedRows.first)
      #expect(host.selectedRows.count == 1)
      #expect(row.label.contains("主题7 荷塘月色"))
      #expect(row.node.target(of: .press) != nil)
      navigator.show(.topics(.hot))
      await host.finishTasks()

      #expect(host.selectedRows.isEmpty)
    }
  }

  @Test func topicThatALinkOpensAtAFloorIsSelectedInItsListToo() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator, size: Self.wide)
      #expect(await host.choose("主题7 荷塘月色"))
      guard case .topic(let place) = navigator.reading(of: .home).first else {
        Issue.record("no topic was opened")
        return
      }
      navigator.show(.topics(.hot))

      navigator.show(.topic(TopicPlace(place.id, floor: 3, mode: .newestFirst)))
      await host.finishTasks()

      #expect(host.selectedRows.map { $0.label.contains("主题7 荷塘月色") } == [true])
    }
  }
}

extension CommittedScreen.Element {
  fileprivate var isScrollArea: Bool { if case .scroll = content { true } else { false } }

  fileprivate var isField: Bool {
    if case .control(let control) = content, case .field = control.kind { true } else { false }
  }
}

extension ViewHost {
  /// The rows of the lists of topics that are selected; that of the part stands in a list before.
  fileprivate var selectedRows: [HostedView] {
    views.filter { $0.role == "row" && $0.isSelected }.filter { $0.label != "首页" }
  }

  /// The place of the first topic in sight that is wholly shown in a list.
  fileprivate var topRow: Substring? {
    snapshot.split(separator: "\n").lazy.compactMap {
      $0.firstMatch(of: /([0-9]+) 主题[0-9]/)?.output.1
    }.first
  }

  /// The field that is shown: what it holds, and whether it has the keyboard.
  fileprivate var field: (text: String, isFocused: Bool)? {
    elements(where: \.isField).first.flatMap { renderer.screen.elements[$0] }.flatMap {
      guard case .control(let control) = $0.content, case .field(let field) = control.kind
      else { return nil }
      return (field.text, control.isFocused)
    }
  }
}
