import SwiftUI

/// Chooses which floors of a topic are shown, and in which order.
struct ModePicker: View {
  @Binding var mode: TopicMode

  var body: some View {
    Picker(selection: $mode) {
      ForEach(modes, id: \.self) { $0.name.tag($0) }
    } label: {
      Text("Floors", bundle: .module)
    }
    .pickerStyle(.inline)
  }

  /// One author's floors are chosen at a floor, and can only be left here.
  private var modes: [TopicMode] {
    let always: [TopicMode] = [.oldestFirst, .newestFirst, .starterOnly]
    return always.contains(mode) ? always : always + [mode]
  }
}
