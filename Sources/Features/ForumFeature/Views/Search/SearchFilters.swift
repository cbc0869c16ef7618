import SwiftUI

/// Chooses what is looked for, and where.
struct SearchFilters: View {
  let model: SearchModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ScopePicker(scope: Binding(get: { model.place.scope }, set: { model.choose($0) }))
      if model.place.scope == .posts {
        Toggle(isOn: Binding(get: { query.isOriginalOnly }, set: { model.chooseOriginalOnly($0) }))
        {
          Text("Only first articles", bundle: .module)
        }
        .accessibilityIdentifier("original-only")
        if let board = query.boardName {
          FilterLine(words: Text("Only in \(board)", bundle: .module)) { model.leaveBoard() }
        }
        if let day = query.earliestDay {
          FilterLine(words: Text("Since \(day)", bundle: .module)) { model.leaveDay() }
        }
      }
    }
  }

  private var query: PostQuery { model.place.query }
}
