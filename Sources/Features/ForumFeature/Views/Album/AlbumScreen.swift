import SwiftUI

/// The articles with pictures, as cards in columns.
struct AlbumScreen: View {
  @State private var model: AlbumModel
  @State private var attempt = 0

  init(model: AlbumModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(
      phase: model.list.phase,
      empty: EmptyNote(title: Text("No pictures here", bundle: .module), systemImage: "photo"),
      retry: { attempt += 1 }
    ) {
      ScrollView {
        FreshnessLine(
          phase: model.list.phase, problem: model.list.problemAboveRows,
          retry: { attempt += 1 }
        )
        .padding([.horizontal, .top])
        AlbumColumns(list: model.list)
        MoreLine(model.list)
      }
      .refreshable { await model.refresh() }
      .accessibilityIdentifier("album")
    }
    .navigationTitle(Text("Album", bundle: .module))
    .toolbar { RefreshItem { attempt += 1 } }
    .load(attempt: attempt, open: model.open, refresh: model.refresh)
  }
}
