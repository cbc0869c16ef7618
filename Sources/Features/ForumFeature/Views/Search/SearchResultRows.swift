import SwiftUI

/// What a search has found so far.
struct SearchResultRows: View {
  let results: SearchResults
  let retry: @MainActor () -> Void

  var body: some View {
    if let phase = results.phase, !phase.hasContent {
      PhasePlaceholder(
        phase: phase,
        empty: EmptyNote(
          title: Text("Nothing found", bundle: .module), systemImage: "magnifyingglass"),
        retry: retry
      )
      .listRowSeparator(.hidden)
    } else {
      rows
    }
  }

  @ViewBuilder private var rows: some View {
    switch results {
    case .none: EmptyView()
    case .posts(let list):
      PagedRows(list: list) { PostRow(post: $0) }
    case .boards(let list):
      PagedRows(list: list) { BoardRow(board: $0) }
    case .members(let list):
      PagedRows(list: list) { MemberRow(member: $0) }
    }
  }
}
