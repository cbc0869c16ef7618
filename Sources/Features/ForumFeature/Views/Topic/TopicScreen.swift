import SwiftUI

/// A topic: its title, then its floors.
struct TopicScreen: View {
  @State private var model: TopicModel
  @State private var attempt = 0
  @State private var isJumping = false

  init(model: TopicModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(
      phase: model.phase,
      empty: EmptyNote(title: Text("No floors here", bundle: .module), systemImage: "tray"),
      retry: { attempt += 1 }
    ) {
      VStack(spacing: 0) {
        // Above the floors, not among them: reading may begin far below the first.
        FreshnessLine(phase: model.phase, problem: model.problem, retry: { attempt += 1 })
          .padding(.horizontal)
        FloorList(model: model)
      }
    }
    .navigationTitle(title)
    .toolbar {
      TopicMenu(model: model) { isJumping = true }
    }
    .sheet(isPresented: $isJumping) { JumpSheet(model: model) }
    .load(model.errands.number, attempt: attempt, open: model.carryOut, refresh: model.refresh)
    .task(id: model.readingChanges) { await model.keepReading() }
    .onDisappear { model.leave() }
    .accessibilityIdentifier("topic-screen")
  }

  private var title: Text {
    model.head?.board.map { Text(verbatim: $0.title) } ?? Text("Topic", bundle: .module)
  }
}
