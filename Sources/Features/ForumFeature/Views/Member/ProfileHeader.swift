import SwiftUI

/// What a member's page tells beside the posts.
struct ProfileHeader: View {
  let profile: MemberProfile

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        AvatarView(member: profile.member)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: profile.member.displayName).font(.headline)
          Text(verbatim: profile.member.name).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
      ProfileFacts(profile: profile)
    }
    .accessibilityIdentifier("profile")
  }
}
