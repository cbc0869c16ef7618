import SwiftUI

/// The boards and directories of a section, or of a directory in it.
struct SectionScreen: View {
  @State private var model: SectionModel
  @State private var attempt = 0

  init(model: SectionModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(phase: model.phase, empty: empty, retry: { attempt += 1 }) {
      DestinationList {
        FreshnessLine(
          phase: model.phase, problem: model.content.problem, retry: { attempt += 1 })
        ForEach(model.nodes ?? []) { BoardNodeRow(node: $0, section: model.section) }
        if model.content.lossCount > 0 { LossNote(count: model.content.lossCount) }
      }
      .listStyle(.inset)
      .refreshable { await model.refresh() }
      .accessibilityIdentifier("section")
    }
    .navigationTitle(title)
    .load(attempt: attempt, open: model.open, refresh: model.refresh)
  }

  private var empty: EmptyNote {
    EmptyNote(title: Text("No boards here", bundle: .module), systemImage: "tray")
  }

  private var title: Text {
    model.title.map { Text(verbatim: $0) } ?? Text("Boards", bundle: .module)
  }
}
