import SwiftUI

/// Chooses what the topics of a board are ordered by.
struct OrderPicker: View {
  @Binding var order: BoardOrder

  var body: some View {
    Picker(selection: $order) {
      Text("Latest Reply", bundle: .module).tag(BoardOrder.lastReply)
      Text("Newest Topic", bundle: .module).tag(BoardOrder.creation)
    } label: {
      Text("Order", bundle: .module)
    }
    .pickerStyle(.segmented).labelsHidden()
    .accessibilityIdentifier("order")
  }
}
