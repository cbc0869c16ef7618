import SwiftUI

/// A topic of the older web site, of which only the board and the web page are known.
struct WebTopicScreen: View {
  let topic: WebTopic
  @Environment(Forum.self) private var forum

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("A topic of the older web site", bundle: .module)
      } icon: {
        Image(systemName: "safari")
      }
    } description: {
      Text(
        "The two sites have no common name for it. Its board \(topic.boardName) opens here.",
        bundle: .module)
    } actions: {
      ScreenButton(.board(.name(topic.boardName), order: .lastReply)) {
        Text("Open the Board", bundle: .module)
      }
      if let page = forum.server.webPage(of: .webTopic(topic)) { BrowserButton(page: page) }
    }
    .navigationTitle(Text(verbatim: topic.boardName))
    .accessibilityIdentifier("web-topic")
  }
}
