import SwiftUI

/// The picture of a member, on the first character of the name.
struct AvatarView: View {
  let member: Member?
  @ScaledMetric(relativeTo: .body) private var side = 32.0

  var body: some View {
    ZStack {
      Circle().fill(.quaternary)
      Text(verbatim: member?.initial ?? "?")
        .font(.callout).foregroundStyle(.secondary).lineLimit(1)
      RemotePicture(addresses: member?.avatar ?? []) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.clear
      }
    }
    .frame(width: side, height: side)
    .clipShape(Circle())
    .accessibilityHidden(true)
  }
}
