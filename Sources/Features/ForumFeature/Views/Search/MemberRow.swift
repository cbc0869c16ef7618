import SwiftUI

/// A member that was found.
struct MemberRow: View {
  let member: Member

  var body: some View {
    DestinationRow(.member(name: member.name)) {
      HStack(spacing: 8) {
        AvatarView(member: member)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: member.displayName)
          Text(verbatim: member.name).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityIdentifier("member")
  }
}
