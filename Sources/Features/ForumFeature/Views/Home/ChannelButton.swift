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

  private var name: Text {
    channel.content == .topics(.topTen)
      ? Text("Top Ten", bundle: .module) : Text(verbatim: channel.name)
  }
}
