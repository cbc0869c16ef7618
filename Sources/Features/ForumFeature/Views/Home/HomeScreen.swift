import SwiftUI

/// What is going on in the forum: the channels, and the topics of the chosen one.
struct HomeScreen: View {
  @State private var model: HomeModel
  @State private var attempt = 0

  init(model: HomeModel) { _model = State(initialValue: model) }

  var body: some View {
    TopicList(model: model.topics, style: model.selection.isRanked ? .ranked : .mixed) {
      attempt += 1
    } header: {
      ChannelBar(model: model)
    }
    .navigationTitle(title)
    .toolbar { RefreshItem { attempt += 1 } }
    .refreshable { await model.refresh() }
    .load(model.selection, attempt: attempt) {
      await model.open()
      await model.topics.refreshMarks()
    } refresh: {
      await model.refresh()
    }
  }

  private var title: Text {
    switch model.selection {
    case .hot: Text("Hot Topics", bundle: .module)
    case .topTen: Text("Top Ten", bundle: .module)
    case .section, .channel:
      model.selectedChannel.map { Text(verbatim: $0.name) } ?? Text("Channel", bundle: .module)
    }
  }
}
