import Observation
import SwiftUICore

/// A page above the root of a navigation stack.
@MainActor final class StackEntry: Identifiable {
  /// What the page shows.
  enum Content {
    /// The destination that is declared for a value.
    case value(NavigationPath.Item)
    /// A view of its own.
    case view(PushedView)
  }

  let content: Content
  let page: PageModel
  private(set) var back: BackAction

  init(_ content: Content, above page: PageModel, in stack: StackModel) {
    self.content = content
    self.page = PageModel(depth: page.depth + 1)
    back = BackAction(to: page) {}
    back = BackAction(to: page) { [weak self, weak stack] in
      if let self { stack?.pop(self) }
    }
  }

  var item: NavigationPath.Item? { if case .value(let item) = content { item } else { nil } }
  var pushed: PushedView? { if case .view(let view) = content { view } else { nil } }
}

/// A view that is pushed by itself, not by a value.
///
/// The view that pushes it keeps it, and hands over what to show whenever that changes.
@MainActor @Observable final class PushedView {
  /// What to show.
  var content: AnyView?
  /// Tells whoever pushed the view that its page is gone.
  @ObservationIgnored var onPop: () -> Void = {}

  nonisolated init() {}
}

/// Leads back from a page.
@MainActor final class BackAction {
  private let findPage: () -> PageModel
  let perform: () -> Void

  init(to page: @escaping @autoclosure () -> PageModel, perform: @escaping () -> Void) {
    findPage = page
    self.perform = perform
  }

  /// The page that it leads to.
  var page: PageModel { findPage() }
}

/// Shows a page above the root.
struct EntryView: View {
  let entry: StackEntry

  var body: some View {
    content
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction(perform: entry.back.perform))
  }

  @ViewBuilder private var content: some View {
    switch entry.content {
    case .value(let item): DestinationView(value: item.value)
    case .view(let pushed): PushedContent(view: pushed)
    }
  }
}

/// Shows a pushed view; it alone runs again when there is something else to show.
private struct PushedContent: View {
  let view: PushedView

  var body: some View { view.content }
}
