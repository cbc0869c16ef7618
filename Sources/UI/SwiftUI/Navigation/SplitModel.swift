import Foundation
import Observation
import SwiftUICore

/// The columns of a split view, and how far a person has gone through them.
@MainActor @Observable final class SplitModel {
  @ObservationIgnored let columns: [ColumnModel]
  @ObservationIgnored let destinations = DestinationTable()
  /// The column that was gone to last: the one that is shown where there is room for one only.
  private(set) var current = 0
  /// Where the program wants to know of it.
  @ObservationIgnored var preferred: Binding<NavigationSplitViewColumn>?
  @ObservationIgnored var visibility: Binding<NavigationSplitViewVisibility>?
  @ObservationIgnored private var isOneColumn = false
  @ObservationIgnored private var width = CGFloat.infinity
  /// How many columns have the width beside each other that they ask for at least.
  private(set) var fitting = Int.max

  init(roles: [ColumnRole]) {
    let destinations = destinations
    columns = roles.map { ColumnModel(role: $0, destinations: destinations) }
    for (index, column) in columns.enumerated() {
      column.split = self
      column.index = index
    }
  }

  /// The columns that are shown.
  func shown(
    in breadth: WindowBreadth, style: _SplitForm, visibility: NavigationSplitViewVisibility,
    preferred: NavigationSplitViewColumn?
  ) -> Range<Int> {
    let last = columns.count - 1
    let current = preferred.map { index(of: $0) } ?? current
    let room = min(breadth.columns, fitting)
    isOneColumn = room == 1
    if isOneColumn { return current..<current + 1 }
    switch visibility.kind {
    case .detailOnly: return last..<last + 1
    case .doubleColumn: return last - 1..<last + 1
    case .automatic where style == .prominentDetail && breadth == .regular && current == last:
      return last..<last + 1
    case .automatic, .all:
      guard last == 2, room == 2 else { return 0..<last + 1 }
      let first = min(max(current - 1, 0), 1)
      return first..<first + 2
    }
  }

  /// Takes up how wide the split view is.
  func take(width new: CGFloat) {
    width = new
    countFitting()
  }

  /// Counts anew, after a column asks for another width.
  func countFitting() {
    var room = width
    let count = columns.reversed().prefix {
      room -= $0.width.least ?? 0
      return room >= 0
    }.count
    let new = count == columns.count ? Int.max : max(count, 1)
    if fitting != new { fitting = new }
  }

  private func index(of column: NavigationSplitViewColumn) -> Int {
    switch column.kind {
    case .sidebar: 0
    case .content: columns.count - 2
    case .detail: columns.count - 1
    }
  }

  private func column(at index: Int) -> NavigationSplitViewColumn {
    index == columns.count - 1 ? .detail : index == 0 ? .sidebar : .content
  }

  // MARK: - Going forth and back

  /// Goes to a column.
  func go(to index: Int) {
    if current != index { current = index }
    let column = column(at: index)
    if let preferred, preferred.wrappedValue != column { preferred.wrappedValue = column }
  }

  /// Takes up that something was selected in a column.
  func advance(from index: Int, isFirst: Bool) {
    guard index + 1 < columns.count, !(isFirst && preferred != nil) else { return }
    go(to: index + 1)
  }

  /// Goes back to the column before one, which is the first that is shown.
  func goBack(from index: Int) {
    if isOneColumn {
      go(to: index - 1)
      columns[index].stack.replaceRoot(with: nil)
      columns[index - 1].clearSelection()
    } else if let visibility, visibility.wrappedValue != .automatic, visibility.wrappedValue != .all
    {
      visibility.wrappedValue = columns.count == 3 && index == 2 ? .doubleColumn : .all
    } else {
      go(to: index - 1)
    }
  }
}

extension WindowBreadth {
  /// How many columns fit beside each other.
  fileprivate var columns: Int {
    switch self {
    case .narrow: 1
    case .regular: 2
    case .wide: 3
    }
  }
}
