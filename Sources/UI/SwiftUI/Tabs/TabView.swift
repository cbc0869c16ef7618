public import SwiftUICore

/// Shows one of several pages, and tabs to choose among them.
///
/// Narrow windows have their tabs at the bottom, wide ones at the top.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var model = TabsModel()
  @Environment(\.tabsForm) private var form
  @Environment(\.windowBreadth) private var breadth

  /// Creates a tab view of views with tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view of views.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs with values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  /// Creates a tab view of tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }

  public var body: some View {
    let look = form.look(breadth)
    ElementView(
      .region(.tabs(look)), offers: [.selectNext, .selectPrevious], perform: { step($0) }
    ) {
      TabsLayout(look: look) {
        ZStack {
          if form.showsBar { TabBar(model: model, look: look, select: { select($0) }) }
        }
        pages(beside: form.showsBar && model.showsBar ? look : .bottomBar)
      }
    }
  }

  private func pages(beside look: TabsLook) -> some View {
    let chosen = selection?.wrappedValue
    let own = selection == nil ? model.chosen : 0
    return Deck(
      DeckArrangement(
        choose: { pages in
          let index = TabsModel.index(of: chosen, orAt: own, in: pages)
          return index..<index + 1
        }, onChange: { pages in model.take(pages, selection: chosen, own: own) })
    ) {
      content.environment(\.tabsForm, .automatic)
        .transformEnvironment(\.windowCorners) { $0.subtract(look.coveredCorners) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(TabBarVisibilityKey.self) { model.visibility = $0 ?? .automatic }
    .preference(key: TabBarVisibilityKey.self, value: nil)
  }

  private func select(_ index: Int) {
    guard model.tabs.indices.contains(index) else { return }
    if let selection {
      if let value = model.tabs[index].tag?.value(as: SelectionValue.self) {
        selection.wrappedValue = value
      }
    } else {
      model.chosen = index
    }
  }

  private func step(_ action: ElementAction) {
    let shown = model.tabs.indices.filter { model.tabs[$0].item?.isHidden != true }
    guard let place = shown.firstIndex(of: model.shown) else { return }
    let next = place + (action == .selectNext ? 1 : -1)
    if shown.indices.contains(next) { select(shown[next]) }
  }
}

extension TabsLook {
  /// The corners of the window that the bar with the tabs takes from the pages.
  fileprivate var coveredCorners: WindowCorners {
    switch self {
    case .topBar: .both
    case .sidebar: .leading
    case .bottomBar, .pages: []
    }
  }
}
