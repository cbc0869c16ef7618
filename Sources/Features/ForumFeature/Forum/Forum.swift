import CommunityAPI
package import Foundation
import Observation
package import Routing

/// One forum, as the screens know it: makes their models, and says what addresses mean.
///
/// The program's root puts it into the environment; nothing in it changes.
@MainActor @Observable
package final class Forum {
  package let server: ForumServer
  /// Knows the URL of every screen.
  package let router: Router
  private let repositories: ForumRepositories
  private let addresses: PictureAddresses
  private let links: ForumLinks
  private let clock: any Clock<Duration>
  /// Tells the time, from which ages are counted.
  package let now: @Sendable () -> Date

  /// Joins the parts.
  ///
  /// - Parameters:
  ///   - server: Where the forum is.
  ///   - repositories: What is read there and kept here.
  ///   - clock: Measures pauses in typing.
  ///   - now: Tells the time.
  /// - Throws: `DestinationRegistrationError` when a host of the server can't stand in a URL.
  package init(
    _ server: ForumServer, repositories: ForumRepositories,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) throws(DestinationRegistrationError) {
    self.server = server
    self.repositories = repositories
    self.clock = clock
    self.now = now
    addresses = PictureAddresses(base: server.base, fileHost: server.fileHost)
    links = try ForumLinks(hosts: server.hosts)
    var router = Router()
    try router.register(ForumDestination.self)
    self.router = router
  }

  /// Makes a forum of a server's community.
  ///
  /// - Parameters:
  ///   - server: Where the forum is.
  ///   - clients: Make calls with the member's login.
  ///   - account: The member's login name; `nil` for a guest.
  ///   - cache: Where answers, visits and marks are kept.
  ///   - report: Hears of failures that a screen can do without.
  /// - Throws: `DestinationRegistrationError` when a host of the server can't stand in a URL.
  package convenience init(
    _ server: ForumServer, clients: ForumClients, account: String?, cache: ForumCache,
    report: @escaping @Sendable (ForumProblem) -> Void
  ) throws(DestinationRegistrationError) {
    let community = Community(
      client: clients.calls, pictureClient: clients.pictures,
      addresses: PictureAddresses(base: server.base, fileHost: server.fileHost),
      account: account, cache: cache, report: report)
    try self.init(server, repositories: ForumRepositories(community))
  }
}

// MARK: - Addresses

extension Forum {
  /// Returns the screen that an address means: one of our own URLs, or a web page of the forum.
  ///
  /// - Returns: `nil` for every other web page.
  /// - Throws: `RoutingError` for an address that is meant for this program and leads nowhere.
  package func screen(for url: URL) throws(RoutingError) -> ForumDestination? {
    if let screen = links.destination(for: url) { return screen }
    guard url.scheme?.lowercased() == ForumDestination.scheme else { return nil }
    return try router.destination(for: url) as? ForumDestination
  }

  /// Returns where a link in an article leads; `nil` for text that is no address.
  func address(of link: TextLink) -> URL? {
    switch link {
    case .member(let name): try? router.url(for: ForumDestination.member(name: name))
    case .address(let text): URL(string: text, relativeTo: server.base)?.absoluteURL
    }
  }

  /// Returns where a picture between words is; `nil` for text that is no address.
  func address(ofPicture text: String) -> URL? { addresses.resolve(text) }

  /// Returns where the picture of a face is.
  func address(of emoticon: Emoticon) -> URL? { server.base.appending(path: emoticon.path) }
}

// MARK: - Models

extension Forum {
  func homeModel(_ listing: TopicListing) -> HomeModel {
    HomeModel(home: repositories.home, reading: repositories.reading, selection: listing)
  }

  func albumModel() -> AlbumModel { AlbumModel(album: repositories.album) }

  func sectionsModel() -> SectionsModel { SectionsModel(sections: repositories.sections) }

  func sectionModel(_ section: Section.ID, directory: Board.ID?) -> SectionModel {
    SectionModel(section, directory: directory, sections: repositories.sections)
  }

  func boardModel(_ board: BoardReference, order: BoardOrder) -> BoardModel {
    BoardModel(
      board, order: order, boards: repositories.boards, reading: repositories.reading)
  }

  func topicModel(_ place: TopicPlace) -> TopicModel {
    TopicModel(
      place, topics: repositories.topics, reading: repositories.reading,
      history: repositories.history, now: now)
  }

  func picturesModel(_ place: PicturePlace) -> PicturesModel {
    PicturesModel(place, topics: repositories.topics, pictures: repositories.pictures)
  }

  func memberModel(_ name: String) -> UserModel {
    UserModel(name: name, members: repositories.members)
  }

  func searchModel(_ place: SearchPlace) -> SearchModel {
    SearchModel(place, search: repositories.search, clock: clock)
  }

  func historyModel(_ text: String) -> HistoryModel {
    HistoryModel(text: text, history: repositories.history, clock: clock)
  }
}
