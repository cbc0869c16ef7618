import SwiftUI

/// Chooses a channel.
struct ChannelButton: View {
  let channel: HomeChannel
  let isSelected: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      name
        .fontWeight(isSelected ? .bold : .regular)
        .underline(isSelected)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// What every forum has is called in the language of the person.
  private var name: Text {
    switch channel.content {
    case .topics(.hot): Text("Hot Topics", bundle: .module)
    case .topics(.topTen): Text("Top Ten", bundle: .module)
    case .album: Text("Album", bundle: .module)
    case .topics: Text(verbatim: channel.name)
    }
  }
}
