import CommunityAPI
import SwiftUI

/// One of the site's little faces; a character for its set until the picture is there.
struct EmoticonView: View {
  let emoticon: Emoticon
  @Environment(Forum.self) private var forum
  @ScaledMetric(relativeTo: .body) private var side = 20.0

  var body: some View {
    RemotePicture(addresses: forum.address(of: emoticon).map { [$0] } ?? []) { image in
      image.resizable().scaledToFit().frame(width: side, height: side)
        // A face stands in the middle of the words beside it, not on their line.
        .alignmentGuide(.firstTextBaseline) { $0.height * 0.8 }
    } placeholder: {
      Text(verbatim: emoticon.symbol)
    }
    .accessibilityLabel(emoticon.name)
  }
}
