import CommunityAPI
import SwiftUI

/// A line that the site or a client put at the end of an article, dimmed.
struct TrailerView: View {
  let trailer: ArticleTrailer

  var body: some View {
    words
      .font(.footnote).foregroundStyle(.tertiary).lineLimit(2)
      .accessibilityIdentifier("trailer")
  }

  private var words: Text {
    switch trailer.kind {
    case .edit(let name, _, _): Text("Edited by \(name)", bundle: .module)
    case .origin(let site, nil): Text("From \(site)", bundle: .module)
    case .origin(let site, let address?): Text("From \(site) (\(address))", bundle: .module)
    case .client: Text(verbatim: trailer.text)
    }
  }
}
