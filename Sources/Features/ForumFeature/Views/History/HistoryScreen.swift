import SwiftUI

/// The topics that were opened on this device, the last first.
struct HistoryScreen: View {
  @State private var model: HistoryModel
  @State private var attempt = 0
  @State private var isAsking = false

  init(model: HistoryModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(phase: model.phase, empty: empty, retry: { attempt += 1 }) {
      VisitList(visits: model.visits) { model.plan(.remove($0)) }
    }
    .searchable(
      text: Binding(get: { model.text }, set: { model.type($0) }),
      prompt: Text("Titles, boards and authors", bundle: .module)
    )
    .navigationTitle(Text("History", bundle: .module))
    .toolbar { ClearItem(isDisabled: model.visits.isEmpty) { isAsking = true } }
    .confirmationDialog(
      Text("Forget the whole history?", bundle: .module), isPresented: $isAsking,
      titleVisibility: .visible
    ) {
      Button(role: .destructive) {
        model.plan(.removeAll)
      } label: {
        Text("Forget Everything", bundle: .module)
      }
    }
    .load(model.errands.number, attempt: attempt, open: model.carryOut, refresh: model.open)
  }

  private var empty: EmptyNote {
    EmptyNote(
      title: model.text.isEmpty
        ? Text("Nothing opened yet", bundle: .module) : Text("Nothing found", bundle: .module),
      systemImage: "clock")
  }
}
