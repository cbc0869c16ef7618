import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport

extension ServedForum {
  /// The forum that screens are shown of.
  @MainActor func forum(clock: any Clock<Duration> = ContinuousClock()) throws -> Forum {
    try Forum(
      place, repositories: ForumRepositories(community), clock: clock,
      now: { [time = bench.time] in time.now })
  }

  /// Shows a screen by itself, in the cells of a terminal, and waits until it has loaded.
  @MainActor func show(
    _ screen: ForumDestination, size: CGSize = CGSize(width: 390, height: 844),
    language: String = "zh-Hans", clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> ViewHost {
    await show(screen, of: try forum(clock: clock), size: size, language: language)
  }

  /// Shows a screen of some forum by itself, and waits until it has loaded.
  @MainActor func show(
    _ screen: ForumDestination, of forum: Forum, size: CGSize = CGSize(width: 390, height: 844),
    language: String = "zh-Hans"
  ) async -> ViewHost {
    let view = NavigationStack { ForumScreen(screen) }
      .environment(forum).environment(ForumNavigator(forum))
    return await host(view, size, language)
  }

  /// A forum whose topics have these floors.
  @MainActor func forum(
    floors: [Floor], pictures: any PictureRepository = StubPictureFiles(),
    clock: any Clock<Duration> = ContinuousClock()
  ) throws -> Forum {
    let topics = StubTopics()
    topics.pageCalls.rule = { request in
      guard request.policy != .cacheOnly else { return .failure(.notKept) }
      let head = TopicHead(
        id: Identifier("e1"), title: "题", replyCount: floors.count - 1,
        lastFloor: floors.last?.number ?? 0)
      return .success(Shown(TopicPage(head: head, floors: floors, pageCount: 1)))
    }
    var repositories = ForumRepositories(community)
    repositories.topics = topics
    repositories.pictures = pictures
    return try Forum(place, repositories: repositories, clock: clock, now: { Self.now })
  }

  /// Shows the whole forum, and waits until it has loaded.
  @MainActor func show(
    _ forum: Forum, _ navigator: ForumNavigator, size: CGSize = CGSize(width: 390, height: 844),
    language: String = "zh-Hans", exchange: RecordedExchange? = nil
  ) async -> ViewHost {
    await host(
      ForumView(forum: forum, navigator: navigator).environment(\.exchange, exchange), size,
      language)
  }

  @MainActor private func host(
    _ view: some View, _ size: CGSize, _ language: String
  ) async -> ViewHost {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let host = ViewHost(
      view.environment(\.locale, Locale(identifier: language)).environment(\.calendar, calendar)
        .environment(\.imageFetcher, StubPictures()),
      size: size, in: .cells)
    await host.finishTasks()
    return host
  }
}

extension ViewHost {
  /// Whether some text is shown that holds these words.
  func shows(_ words: String) -> Bool { texts.contains { $0.contains(words) } }

  /// Presses what reads so, and waits until what that brings up has loaded.
  ///
  /// - Returns: Whether there is such a text.
  func choose(_ text: String) async -> Bool {
    let isThere = press(text)
    await finishTasks()
    return isThere
  }

  /// Moves the content of the last scroll area, and waits until what that brings up has loaded.
  func scroll(to y: CGFloat) async {
    let areas = elements { if case .scroll = $0.content { true } else { false } }
    if let area = areas.last { graph.handle(.scroll(area, to: CGPoint(x: 0, y: y))) }
    await finishTasks()
  }

  /// Types into the first field.
  ///
  /// - Returns: Whether there is one.
  func type(_ text: String) -> Bool {
    let fields = elements {
      if case .control(let control) = $0.content, case .field = control.kind { true } else { false }
    }
    guard let field = fields.first else { return false }
    perform(.setText(text), on: field)
    return true
  }

  /// What the first floor is called that is in sight.
  var topFloor: Substring? {
    snapshot.split(separator: "\n").lazy.compactMap { $0.firstMatch(of: /[0-9]+楼$/)?.output }.first
  }
}
