import SwiftUI

/// The picture of a member, or a general one where there is none.
struct AvatarView: View {
  let member: Member?
  @ScaledMetric(relativeTo: .body) private var side = 32.0

  var body: some View {
    RemotePicture(addresses: member?.avatar ?? []) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Image(systemName: "person.circle").resizable().scaledToFit().foregroundStyle(.secondary)
    }
    .frame(width: side, height: side)
    .clipShape(Circle())
    .accessibilityHidden(true)
  }
}
