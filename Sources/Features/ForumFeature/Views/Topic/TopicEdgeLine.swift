import SwiftUI

/// What is going on at an end of the floors that are loaded.
struct TopicEdgeLine: View {
  let model: TopicModel
  let edge: TopicEdge
  @State private var attempt = 0

  var body: some View {
    state
      .font(.footnote).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .load(model.isLoading(edge), attempt: attempt) {
        await model.settle(edge)
      } refresh: {
        await model.loadMore(edge)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(edge == .next ? "next" : "previous")
  }

  @ViewBuilder private var state: some View {
    if model.isLoading(edge) {
      ProgressView().padding()
    } else if let problem = model.problem(at: edge) {
      HStack {
        problem.title
        RetryButton { attempt += 1 }
      }
      .padding()
    } else if edge == .next, !model.hasMore(.next) {
      Text("That is all", bundle: .module).padding()
    } else if edge == .previous, model.hasMore(.previous) {
      Button {
        attempt += 1
      } label: {
        Text("Earlier Floors", bundle: .module)
      }
      .padding()
    }
  }
}
