import CommunityAPI
import SwiftUI

/// Shares a topic's web page, or opens it in a browser.
struct TopicWebItems: View {
  let topic: Topic.ID
  @Environment(Forum.self) private var forum

  var body: some View {
    if let page = forum.server.webPage(of: .topic(TopicPlace(topic))) {
      ShareLink(item: page) {
        Label {
          Text("Share Link", bundle: .module)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      BrowserButton(page: page)
    }
  }
}
