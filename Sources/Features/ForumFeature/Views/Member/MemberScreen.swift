import SwiftUI

/// A member, and what the member wrote last.
struct MemberScreen: View {
  @State private var model: UserModel
  @State private var attempt = 0

  init(model: UserModel) { _model = State(initialValue: model) }

  var body: some View {
    DestinationList(rowsNameFloors: true) {
      if let profile = model.profile {
        ProfileHeader(profile: profile).listRowSeparator(.hidden)
      }
      FreshnessLine(
        phase: model.posts.phase, problem: model.posts.problemAboveRows,
        retry: { attempt += 1 }
      )
      .listRowSeparator(.hidden)
      if model.posts.phase.hasContent {
        PagedRows(list: model.posts) { PostRow(post: $0, showsAuthor: false) }
      } else {
        PhasePlaceholder(phase: model.posts.phase, empty: empty, retry: { attempt += 1 })
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .refreshable { await model.refresh() }
    .navigationTitle(Text(verbatim: model.profile?.member.displayName ?? model.name))
    .load(attempt: attempt, open: model.open, refresh: model.refresh)
    .accessibilityIdentifier("member-screen")
  }

  private var empty: EmptyNote {
    EmptyNote(title: Text("Nothing written yet", bundle: .module), systemImage: "tray")
  }
}
