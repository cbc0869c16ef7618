import Observation
import SwiftUICore

/// The pages of a navigation stack, and the views that declare what they show.
@MainActor @Observable final class StackModel {
  @ObservationIgnored let rootPage = PageModel(depth: 0)
  @ObservationIgnored let destinations: DestinationTable
  @ObservationIgnored private var pages: [StackEntry] = []
  @ObservationIgnored private var path: StackPath?
  /// Pages that went while a body was evaluated, whose owners are still to be told.
  @ObservationIgnored private var gone: [PushedView] = []
  /// Counts the changes that the path doesn't tell of.
  private var changes = 0
  /// What is shown in place of the root.
  private(set) var replacement: StackEntry?

  nonisolated init(destinations: DestinationTable = DestinationTable()) {
    self.destinations = destinations
  }

  /// Whether no page lies above the root.
  var isAtRoot: Bool { pages.isEmpty }

  /// The page that is shown.
  var topPage: PageModel { pages.last?.page ?? rootPage }

  /// The pages above the root, in order, for the path as it is now.
  ///
  /// Values that stand where they stood keep their pages; pages above a value that is gone go
  /// with it.
  func entries(along path: StackPath) -> [StackEntry] {
    _ = changes
    self.path = path
    let items = path.read()
    var kept = 0
    var known = 0
    for page in pages {
      if let item = page.item {
        guard known < items.count, items[known] == item else { break }
        known += 1
      }
      kept += 1
    }
    drop(from: kept)
    for item in items[known...] { add(.value(item)) }
    return pages
  }

  private func add(_ content: StackEntry.Content) {
    pages.append(StackEntry(content, above: pages.last?.page ?? rootPage, in: self))
  }

  private func drop(from index: Int) {
    gone += pages[index...].reversed().compactMap(\.pushed)
    pages.removeSubrange(index...)
  }

  /// Tells the owners of pages that are gone.
  func tellOwners() {
    let views = gone
    gone = []
    for view in views { view.onPop() }
  }

  // MARK: - Going forth and back

  /// Goes back one page.
  func pop() { pages.last.map { pop($0) } }

  /// Goes back to the page before one.
  func pop(_ entry: StackEntry) {
    guard let index = pages.firstIndex(where: { $0 === entry }) else { return }
    let values = pages[..<index].compactMap(\.item)
    let hadValues = pages[index...].contains { $0.item != nil }
    drop(from: index)
    if hadValues { _ = path?.write(values) }
    changes += 1
    tellOwners()
  }

  /// Shows a view above the top page, if it isn't there.
  func push(_ view: PushedView) {
    guard !pages.contains(where: { $0.pushed === view }) else { return }
    add(.view(view))
    changes += 1
  }

  /// Takes back a view, if it is there, and what is above it.
  func remove(_ view: PushedView) {
    if let entry = pages.first(where: { $0.pushed === view }) { pop(entry) }
  }

  /// Shows the root alone, and a value above it.
  func start(with value: NavigationPath.Item) {
    drop(from: 0)
    changes += 1
    push([], value)
    tellOwners()
  }

  /// Shows something else in place of the root, and nothing above it; `nil` for the root itself.
  func replaceRoot(with content: StackEntry.Content?) {
    if let first = pages.first { pop(first) }
    let old = replacement?.pushed
    replacement = content.map { StackEntry($0, above: rootPage, in: self) }
    if let old, old !== replacement?.pushed { old.onPop() }
  }

  private func push(_ before: [NavigationPath.Item], _ value: NavigationPath.Item) {
    guard let path, !path.write(before + [value]) else { return }
    Diagnostics.report(
      "A NavigationLink is presenting a value of type “\(value.type)”, which the path of its "
        + "NavigationStack cannot hold. The link cannot be activated.")
  }
}

extension StackModel: NavigationTarget {
  func push(_ value: NavigationPath.Item) {
    guard destinations.destination(for: value.type) != nil else {
      return Diagnostics.reportMissingDestination(for: value.type)
    }
    push(path?.read() ?? [], value)
  }
}

/// What links lead to: the stack around them, or the column beside theirs.
@MainActor protocol NavigationTarget: AnyObject {
  /// The destinations of values.
  var destinations: DestinationTable { get }

  /// Shows the destination of a value.
  func push(_ value: NavigationPath.Item)

  /// Shows a view.
  func push(_ view: PushedView)

  /// Takes back a view that was shown.
  func remove(_ view: PushedView)
}

extension EnvironmentValues {
  private enum TargetKey: EnvironmentKey {
    static var defaultValue: (any NavigationTarget)? { nil }
  }

  /// What links in the view lead to.
  var navigationTarget: (any NavigationTarget)? {
    get { self[TargetKey.self] }
    set { self[TargetKey.self] = newValue }
  }
}

extension Diagnostics {
  /// Reports a link that leads nowhere.
  static func reportMissingDestination(for type: Any.Type) {
    report(
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. "
        + "The link cannot be activated.")
  }
}
