import SwiftUI

/// The floors of a topic that are loaded, and what is going on at both ends.
struct FloorList: View {
  let model: TopicModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          TopicHeader(model: model)
          TopicEdgeLine(model: model, edge: .previous)
          ForEach(model.floors) { floor in
            FloorView(floor: floor, model: model).onAppear { model.floorAppeared(floor) }
          }
          TopicEdgeLine(model: model, edge: .next)
        }
        .scrollTargetLayout()
        .padding(.horizontal)
        .frame(maxWidth: 760)
        .frame(maxWidth: .infinity)
      }
      .onScrollTargetVisibilityChange(idType: Floor.ID.self, threshold: 0.05) {
        model.floorsInSight($0)
      }
      .onChange(of: model.position, initial: true) { scroll(proxy) }
    }
    .refreshable { await model.refresh() }
    .accessibilityIdentifier("floors")
  }

  private func scroll(_ proxy: ScrollViewProxy) {
    guard let floor = model.floorAtPosition else { return }
    proxy.scrollTo(floor.id, anchor: .top)
    model.positionReached()
  }
}
