package import SwiftUI

/// The screen that a destination stands for.
package struct ForumScreen: View {
  private let destination: ForumDestination
  @Environment(Forum.self) private var forum

  /// Shows a destination of the forum in the environment.
  package init(_ destination: ForumDestination) { self.destination = destination }

  package var body: some View {
    // The models are the screens' state: another destination needs a screen of its own.
    screen.id(destination)
  }

  @ViewBuilder private var screen: some View {
    switch destination {
    case .topics(let listing): HomeScreen(model: forum.homeModel(listing))
    case .album: AlbumScreen(model: forum.albumModel())
    case .sections: SectionsScreen(model: forum.sectionsModel())
    case .section(let section, let directory):
      SectionScreen(model: forum.sectionModel(section, directory: directory))
    case .board(let board, let order): BoardScreen(model: forum.boardModel(board, order: order))
    case .topic(let place): TopicScreen(model: forum.topicModel(place))
    case .picture(let place): PicturesScreen(model: forum.picturesModel(place))
    case .webTopic(let topic): WebTopicScreen(topic: topic)
    case .member(let name): MemberScreen(model: forum.memberModel(name))
    case .search(let place): SearchScreen(model: forum.searchModel(place))
    case .history(let text): HistoryScreen(model: forum.historyModel(text))
    }
  }
}
