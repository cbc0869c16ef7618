import SwiftUI

/// The channels of the home screen, in as many lines as they need.
struct ChannelBar: View {
  let model: HomeModel
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    FlowLayout(spacing: 16) {
      ForEach(model.choices) { channel in
        ChannelButton(
          channel: channel, isSelected: channel.content == .topics(model.selection)
        ) {
          choose(channel.content)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("channels")
  }

  private func choose(_ content: HomeChannel.Content) {
    switch content {
    case .album: navigator.show(.album)
    case .topics(let listing): model.choose(listing)
    }
  }
}
