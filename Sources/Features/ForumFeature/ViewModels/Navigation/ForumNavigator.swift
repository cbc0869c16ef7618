package import Foundation
import Observation
package import Routing

/// Knows which screens are open in a window, whatever its layout.
///
/// Each part of the forum has one path. A window with a column for reading shows there what stands
/// behind the first screen for reading on it, and the rest beside; so a window that grows or
/// shrinks shows the same screens.
@MainActor @Observable
package final class ForumNavigator {
  /// The part that is shown.
  package var tab: ForumTab
  /// Why the last URL could not be opened, until it is dismissed or another one is opened.
  package private(set) var failure: RoutingError?
  /// The pictures in front of the window, while there are any.
  package private(set) var pictures: PicturePlace?
  private var roots: [ForumTab: ForumDestination] = [:]
  private var paths: [ForumTab: [ForumDestination]] = [:]
  @ObservationIgnored private let forum: Forum

  /// Starts at the beginning of a part.
  package init(_ forum: Forum, tab: ForumTab = .home) {
    self.forum = forum
    self.tab = tab
  }

  /// The screen that a part begins with.
  package func root(of tab: ForumTab) -> ForumDestination { roots[tab] ?? tab.root }

  /// The screens that are open behind it, the latest last.
  package func path(of tab: ForumTab) -> [ForumDestination] { paths[tab] ?? [] }

  /// Takes the pictures away from in front of the window.
  package func closePictures() { pictures = nil }

  /// Goes to a part; to its beginning if it is shown already.
  package func go(to tab: ForumTab) {
    pictures = nil
    if tab == self.tab { paths[tab] = [] }
    self.tab = tab
  }

  /// Whether there is something to go back from.
  package var canGoBack: Bool { pictures != nil || !path(of: tab).isEmpty }

  /// Leaves what was opened last.
  package func goBack() {
    if pictures != nil { pictures = nil } else { _ = paths[tab]?.popLast() }
  }

  /// Forgets the failure, once a person has seen it.
  package func dismissFailure() { failure = nil }
}

// MARK: - Opening

extension ForumNavigator {
  /// Opens the screen of a URL, or says in ``failure`` why there is none.
  package func open(_ url: URL) {
    do {
      guard let screen = try forum.screen(for: url) else {
        failure = .unknown(url: url.absoluteString)
        return
      }
      failure = nil
      show(screen)
    } catch {
      failure = error
    }
  }

  /// Opens what a link on a screen leads to.
  ///
  /// - Returns: Whether that is a screen, or a failure to be shown; otherwise it is for a browser.
  func follow(_ url: URL, from column: ForumColumn) -> Bool {
    do {
      guard let screen = try forum.screen(for: url) else { return false }
      open(screen, from: column)
    } catch {
      failure = error
    }
    return true
  }

  /// Opens a screen from another one.
  func open(_ screen: ForumDestination, from column: ForumColumn) {
    if case .picture(let place) = screen {
      pictures = place
      return
    }
    switch column {
    case .single, .reading: push([screen])
    case .lists where screen.isForReading: paths[tab] = lists(of: tab) + [screen]
    case .lists: paths[tab] = lists(of: tab) + [screen] + reading(of: tab)
    }
  }

  /// Opens a screen from outside, in the part where it belongs.
  package func show(_ screen: ForumDestination) {
    pictures = nil
    if case .picture(let place) = screen {
      // Behind the pictures is the topic that they are of.
      push([.topic(TopicPlace(place.topic, floor: place.floor > 0 ? place.floor : nil))])
      pictures = place
    } else if let tab = ForumTab(beginningWith: screen) {
      self.tab = tab
      roots[tab] = screen
      paths[tab] = []
    } else {
      if !screen.isForReading { tab = .sections }
      push([screen])
    }
  }

  private func push(_ screens: [ForumDestination]) {
    guard path(of: tab).last != screens.last else { return }
    paths[tab, default: []] += screens
  }
}

// MARK: - Columns

extension ForumNavigator {
  /// The screens of the column of lists, behind the first.
  package func lists(of tab: ForumTab) -> [ForumDestination] {
    Array(path(of: tab).prefix { !$0.isForReading })
  }

  /// The screens of the column for reading, the first one included.
  package func reading(of tab: ForumTab) -> [ForumDestination] {
    Array(path(of: tab).drop { !$0.isForReading })
  }

  /// Goes back, in a window with a single column.
  func setPath(_ path: [ForumDestination], of tab: ForumTab) { paths[tab] = path }

  /// Goes back in the column of lists; what is read stays.
  func setLists(_ lists: [ForumDestination], of tab: ForumTab) {
    paths[tab] = lists + reading(of: tab)
  }

  /// Goes back in the column for reading, where the first screen stays.
  func setReading(_ rest: [ForumDestination], of tab: ForumTab) {
    paths[tab] = lists(of: tab) + reading(of: tab).prefix(1) + rest
  }
}

extension ForumDestination {
  /// The scheme of our own URLs.
  static let scheme = "smth"

  /// Whether a wide window shows this beside the lists.
  var isForReading: Bool {
    switch self {
    case .topic, .picture, .webTopic, .member: true
    case .topics, .album, .sections, .section, .board, .search, .history: false
    }
  }
}
