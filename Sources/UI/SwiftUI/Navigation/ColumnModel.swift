import Observation
import SwiftUICore

/// One column of a split view.
@MainActor @Observable final class ColumnModel {
  @ObservationIgnored let role: ColumnRole
  /// What links from the column before show, and what is pushed where no stack is written.
  @ObservationIgnored let stack: StackModel
  @ObservationIgnored weak var split: SplitModel?
  @ObservationIgnored var index = 0
  @ObservationIgnored private weak var ownStack: StackModel?
  @ObservationIgnored private var clear: (() -> Void)?
  @ObservationIgnored private(set) lazy var back = makeBack()
  /// The width that the content asks for.
  private(set) var width = ColumnWidth()

  init(role: ColumnRole, destinations: DestinationTable) {
    self.role = role
    stack = StackModel(destinations: destinations)
  }

  func take(_ new: ColumnWidth) {
    guard width != new else { return }
    width = new
    split?.countFitting()
  }

  /// Notes the stack that is written in the column.
  func adopt(_ stack: StackModel) { ownStack = stack }

  /// The page that the column shows.
  var topPage: PageModel { ownStack?.topPage ?? stack.topPage }

  /// The column after this one.
  var next: ColumnModel? {
    guard let split, index + 1 < split.columns.count else { return nil }
    return split.columns[index + 1]
  }

  private func makeBack() -> BackAction? {
    guard let split, index > 0 else { return nil }
    let before = split.columns[index - 1]
    return BackAction(to: before.topPage) { [weak split, index] in split?.goBack(from: index) }
  }

  /// Whether a list in the column keeps a selection.
  var hasSelection: Bool { clear != nil }

  func selectionDidChange(isThere: Bool, clear: @escaping () -> Void) {
    let isFirst = self.clear == nil
    self.clear = clear
    if isThere { split?.advance(from: index, isFirst: isFirst) }
  }

  func clearSelection() { clear?() }

  /// Shows what a link in the column before leads to.
  ///
  /// - Returns: Whether there is a destination for the value.
  func show(_ value: NavigationPath.Item) -> Bool {
    if let ownStack, ownStack.destinations.destination(for: value.type) != nil {
      stack.replaceRoot(with: nil)
      ownStack.start(with: value)
    } else if stack.destinations.destination(for: value.type) != nil {
      stack.replaceRoot(with: .value(value))
    } else {
      return false
    }
    return true
  }
}

/// Links in a column lead to the next one.
extension ColumnModel: NavigationTarget {
  var destinations: DestinationTable { stack.destinations }

  func push(_ value: NavigationPath.Item) {
    guard let next else { return stack.push(value) }
    if next.show(value) {
      split?.go(to: next.index)
    } else if !hasSelection {
      Diagnostics.reportMissingDestination(for: value.type)
    }
  }

  func push(_ view: PushedView) {
    guard let next else { return stack.push(view) }
    next.stack.replaceRoot(with: .view(view))
    split?.go(to: next.index)
  }

  func remove(_ view: PushedView) {
    guard let next else { return stack.remove(view) }
    if next.stack.replacement?.pushed === view { next.stack.replaceRoot(with: nil) }
  }
}
