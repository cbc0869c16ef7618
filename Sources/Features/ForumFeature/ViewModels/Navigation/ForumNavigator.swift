package import Foundation
import Observation
package import Routing

/// Knows which screens are open in a window, whatever its width.
///
/// Each part of the forum has two stacks: its lists, and what is read. Wide windows show both, in
/// narrow ones the second lies upon the first.
@MainActor @Observable
package final class ForumNavigator {
  /// The part that is shown.
  package var tab: ForumTab
  /// Why the last URL could not be opened, until it is dismissed or another one is opened.
  package private(set) var failure: RoutingError?
  /// The pictures in front of the window, while there are any.
  package private(set) var pictures: PicturePlace?
  private var roots: [ForumTab: ForumDestination] = [:]
  private var listScreens: [ForumTab: [ForumDestination]] = [:]
  private var readScreens: [ForumTab: [ForumDestination]] = [:]
  @ObservationIgnored private let forum: Forum

  /// Starts at the beginning of a part.
  package init(_ forum: Forum, tab: ForumTab = .home) {
    self.forum = forum
    self.tab = tab
  }

  /// The list that a part begins with.
  package func root(of tab: ForumTab) -> ForumDestination { roots[tab] ?? tab.root }

  /// The lists that are open behind it, the latest last.
  package func lists(of tab: ForumTab) -> [ForumDestination] { listScreens[tab] ?? [] }

  /// What is read, the latest last.
  package func reading(of tab: ForumTab) -> [ForumDestination] { readScreens[tab] ?? [] }

  /// Takes the pictures away from in front of the window.
  package func closePictures() { pictures = nil }

  /// Goes to a part; to its beginning if it is shown already.
  package func go(to tab: ForumTab) {
    pictures = nil
    if tab == self.tab { (listScreens[tab], readScreens[tab]) = (nil, nil) }
    self.tab = tab
  }

  /// Whether there is something to go back from.
  package var canGoBack: Bool {
    pictures != nil || !reading(of: tab).isEmpty || !lists(of: tab).isEmpty
  }

  /// Leaves what lies in front: pictures, what is read, or the last list.
  package func goBack() {
    if pictures != nil { return closePictures() }
    if readScreens[tab]?.popLast() == nil { _ = listScreens[tab]?.popLast() }
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
  ///
  /// What is opened from a list to be read takes the place of what was read before.
  func open(_ screen: ForumDestination, from column: ForumColumn) {
    if case .picture(let place) = screen {
      pictures = place
      return
    }
    switch column {
    case .lists where screen.isForReading:
      if reading(of: tab) != [screen] { readScreens[tab] = [screen] }
    case .lists: push(screen, onto: &listScreens)
    case .reading: push(screen, onto: &readScreens)
    }
  }

  /// Opens a screen from outside, in the part where it belongs.
  package func show(_ screen: ForumDestination) {
    pictures = nil
    if case .picture(let place) = screen {
      // Behind the pictures is the topic that they are of.
      show(.topic(TopicPlace(place.topic, floor: place.floor > 0 ? place.floor : nil)))
      pictures = place
    } else if let tab = ForumTab(beginningWith: screen) {
      self.tab = tab
      roots[tab] = screen
      listScreens[tab] = nil
      readScreens[tab] = nil
    } else if screen.isForReading {
      push(screen, onto: &readScreens)
    } else {
      tab = .sections
      push(screen, onto: &listScreens)
      readScreens[tab] = nil
    }
  }

  private func push(
    _ screen: ForumDestination, onto screens: inout [ForumTab: [ForumDestination]]
  ) {
    guard screens[tab]?.last != screen else { return }
    screens[tab, default: []].append(screen)
  }
}

// MARK: - Going back

extension ForumNavigator {
  /// Goes back among the lists; what is read stays.
  func setLists(_ lists: [ForumDestination], of tab: ForumTab) { listScreens[tab] = lists }

  /// Goes back in what is read, where the first screen stays.
  func setReading(_ rest: [ForumDestination], of tab: ForumTab) {
    readScreens[tab] = Array(reading(of: tab).prefix(1)) + rest
  }

  /// Goes back from what is read to the lists.
  func closeReading(of tab: ForumTab) { readScreens[tab] = nil }
}

extension ForumDestination {
  /// The scheme of our own URLs.
  static let scheme = "smth"

  /// Whether this is read, beside the lists where there is room.
  var isForReading: Bool {
    switch self {
    case .topic, .picture, .webTopic, .member: true
    case .topics, .album, .sections, .section, .board, .search, .history: false
    }
  }
}
