import SwiftUI

/// Rank and numbers of a member, as a table.
struct ProfileFacts: View {
  let profile: MemberProfile

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 2) {
      if profile.isClosed { Text("This account is closed", bundle: .module) }
      if !profile.rank.isEmpty { row(Text("Rank", bundle: .module), profile.rank) }
      if let role = profile.role { row(Text("Role", bundle: .module), role) }
      row(Text("Points", bundle: .module), "\(profile.points)")
      if let count = profile.articleCount { row(Text("Articles", bundle: .module), "\(count)") }
      if let count = profile.followerCount { row(Text("Followers", bundle: .module), "\(count)") }
      if let count = profile.followedCount { row(Text("Follows", bundle: .module), "\(count)") }
      if let date = profile.joined { row(Text("Joined", bundle: .module), date) }
      if let date = profile.lastLogin { row(Text("Last Seen", bundle: .module), date) }
    }
    .font(.subheadline)
  }

  private func row(_ name: Text, _ value: String) -> some View {
    GridRow {
      name.foregroundStyle(.secondary)
      Text(verbatim: value).monospacedDigit()
    }
  }

  private func row(_ name: Text, _ date: Date) -> some View {
    GridRow {
      name.foregroundStyle(.secondary)
      TimeText(date).monospacedDigit()
    }
  }
}
