import SwiftUI

/// What is said of a board above its topics, the order of those, and the way to search it.
struct BoardHeader: View {
  let model: BoardModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let board = model.board { BoardFacts(board: board) }
      OrderPicker(order: Binding(get: { model.order }, set: { model.choose($0) }))
    }
  }
}
