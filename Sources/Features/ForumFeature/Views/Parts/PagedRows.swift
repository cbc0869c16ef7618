import SwiftUI

/// The rows of a list that is loaded by pages; more come as the end comes near.
struct PagedRows<Item: Identifiable & Sendable, Row: View>: View {
  let list: ScreenList<Item>
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    ForEach(list.items) { item in
      row(item).onAppear { list.rowAppeared(item.id) }
    }
    MoreLine(list).listRowSeparator(.hidden)
  }
}
