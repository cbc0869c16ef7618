import SwiftUI

/// A board: what it keeps above its list, then its topics in some order.
struct BoardScreen: View {
  @State private var model: BoardModel
  @State private var attempt = 0

  init(model: BoardModel) { _model = State(initialValue: model) }

  var body: some View {
    TopicList(model: model.topics, style: .board) {
      attempt += 1
    } header: {
      BoardHeader(model: model)
    }
    .navigationTitle(title)
    .toolbar { RefreshItem { attempt += 1 } }
    .refreshable { await model.refresh() }
    .load(model.order, attempt: attempt) {
      await model.open()
      await model.topics.refreshMarks()
    } refresh: {
      await model.refresh()
    }
  }

  private var title: Text {
    model.board.map { Text(verbatim: $0.title) } ?? Text("Board", bundle: .module)
  }
}
