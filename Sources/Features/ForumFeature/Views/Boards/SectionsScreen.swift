import SwiftUI

/// The sections of the community, and the boards where most is going on.
struct SectionsScreen: View {
  @State private var model: SectionsModel
  @State private var attempt = 0

  init(model: SectionsModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(
      phase: model.phase,
      empty: EmptyNote(title: Text("No boards here", bundle: .module), systemImage: "tray"),
      retry: { attempt += 1 }
    ) {
      list
    }
    .navigationTitle(Text("Boards", bundle: .module))
    .load(attempt: attempt, open: model.open, refresh: model.refresh)
  }

  private var list: some View {
    DestinationList {
      FreshnessLine(phase: model.phase, problem: model.problem, retry: { attempt += 1 })
      SectionRows(sections: model.sections.value ?? [])
      PopularBoards(boards: model.popularBoards.value ?? [])
    }
    .listStyle(.inset)
    .refreshable { await model.refresh() }
    .accessibilityIdentifier("sections")
  }
}
