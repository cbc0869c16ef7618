import Architecture
import Observation

/// Decides what the home screen shows: the channels, and the topics of the chosen one.
@MainActor @Observable
package final class HomeModel {
  package let channels: ScreenContent<[HomeChannel]>
  /// The list that is shown.
  package private(set) var selection: TopicListing

  @ObservationIgnored private let home: any HomeRepository
  @ObservationIgnored private let reading: any ReadingRepository
  private var lists: [TopicListing: TopicListModel] = [:]

  package init(
    home: any HomeRepository, reading: any ReadingRepository, selection: TopicListing = .hot
  ) {
    self.home = home
    self.reading = reading
    self.selection = selection
    channels = ScreenContent { policy async throws(ForumProblem) in
      try await home.channels(policy)
    }
    lists[selection] = makeList(selection)
  }

  /// The topics of the list that is shown; a list keeps its rows while another one is shown.
  package var topics: TopicListModel {
    // A selection is never made without its list.
    lists[selection] ?? makeList(selection)
  }

  /// Shows what was kept and asks for news, of channels and topics alike.
  package func open() async {
    async let channels: Void = channels.open()
    async let topics: Void = topics.list.open()
    _ = await (channels, topics)
  }

  /// Shows another list.
  package func select(_ listing: TopicListing) async {
    choose(listing)
    await topics.list.open()
  }

  /// Shows another list, which ``open()`` has yet to load.
  package func choose(_ listing: TopicListing) {
    if lists[listing] == nil { lists[listing] = makeList(listing) }
    selection = listing
  }

  /// What can be chosen: the channels, with the ten of the day behind what is hot.
  package var choices: [HomeChannel] {
    var choices = channels.value ?? []
    let place = choices.firstIndex { $0.content == .topics(.hot) }.map { $0 + 1 } ?? 0
    if !choices.isEmpty {
      choices.insert(HomeChannel(name: "", content: .topics(.topTen)), at: place)
    }
    return choices
  }

  /// The channel that is shown, where there is one of the kind.
  package var selectedChannel: HomeChannel? {
    channels.value?.first { $0.content == .topics(selection) }
  }

  /// Asks for news of the list that is shown, and of the channels where there are none yet.
  package func refresh() async {
    async let topics: Void = topics.list.refresh()
    if channels.value == nil { await channels.refresh() }
    await topics
  }

  private func makeList(_ listing: TopicListing) -> TopicListModel {
    TopicListModel(reading: reading) { [home] request, policy async throws(ForumProblem) in
      try await home.topics(listing, page: request.number, policy)
    }
  }
}
