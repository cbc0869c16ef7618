/// Something that can be done to a row beyond pressing it.
struct RowAction {
  let name: String
  let run: () -> Void
}

/// What can be done to a row beyond pressing it.
@MainActor struct RowActions {
  /// What a swipe from the leading edge offers, nearest to the edge first.
  private(set) var leading: [RowAction] = []
  /// What a swipe from the trailing edge offers, nearest to the edge first.
  private(set) var trailing: [RowAction] = []
  /// What only those are offered who ask for everything.
  private(set) var others: [RowAction] = []

  init() {}

  init(of row: RowProxy) {
    for actions in row.value(for: SwipeActionsKey.self) {
      let buttons = actions.node?.buttons ?? []
      if actions.edge == .leading { leading += buttons } else { trailing += buttons }
    }
    guard let editing = row.value(for: RowEditingKey.self) else { return }
    if trailing.isEmpty, !row.value(for: DeleteDisabledKey.self) {
      trailing = editing.deletion.map { [$0] } ?? []
    }
    if !row.value(for: MoveDisabledKey.self) { others = editing.moves }
  }

  var all: [RowAction] { leading + trailing + others }
  var isEmpty: Bool { all.isEmpty }
}
