import SwiftUICore

/// The bar that switches between tabs.
struct TabBar: View {
  let model: TabsModel
  let look: TabsLook
  let select: (Int) -> Void
  @Environment(\.rendererMetrics) private var metrics
  @Environment(\.roomForWindowButtons) private var room
  @Environment(\.windowCommands) private var commands
  @Environment(\.windowCorners) private var corners

  var body: some View {
    if model.showsBar, !shown.isEmpty {
      if look == .sidebar {
        TabSidebar(model: model, shown: shown, select: select)
      } else {
        ElementView(.region(.tabBar(look))) { bar }
      }
    }
  }

  private var shown: [Int] { model.tabs.indices.filter { isShown(model.tabs[$0]) } }

  private func isShown(_ tab: TabsModel.Page) -> Bool {
    look == .pages || tab.item.map { !$0.isHidden } ?? false
  }

  @ViewBuilder private var bar: some View {
    if look == .pages {
      HStack(spacing: metrics.spacing.width) { tabs }.frame(minHeight: metrics.tabBarHeight)
    } else {
      HStack(spacing: metrics.spacing.width) {
        FittingTabs(
          tabs: tabs, more: { MoreTabs(model: model, hidden: shown.dropFirst($0), select: select) }
        )
        .frame(maxWidth: look == .topBar ? .infinity : nil)
        if look == .topBar, let commands, corners.contains(.trailing) {
          BarItem(.trailing) { MainMenu(commands: commands) }
        }
      }
      .padding(.leading, max(metrics.padding.width, look == .topBar ? room.leading : 0))
      .padding(.trailing, max(metrics.padding.width, look == .topBar ? room.trailing : 0))
      .frame(maxWidth: metrics.bars.fillsTabs ? .infinity : nil, minHeight: metrics.tabBarHeight)
    }
  }

  private var tabs: some View { ForEach(shown, id: \.self) { button($0) } }

  private func button(_ index: Int) -> some View {
    TabButton(
      tab: model.tabs[index], look: look, isSelected: index == model.shown,
      select: { select(index) })
  }
}

/// Tabs beside each other; those that don't fit are in a menu.
private struct FittingTabs<Tabs: View, More: View>: View {
  let tabs: Tabs
  let more: (Int) -> More
  @State private var fitting = Int.max
  @Environment(\.rendererMetrics) private var metrics

  init(tabs: Tabs, more: @escaping (Int) -> More) {
    self.tabs = tabs
    self.more = more
  }

  var body: some View {
    FittingRow(
      spacing: metrics.spacing.width * 2, least: metrics.spacing.width, onFit: { fitting = $0 }
    ) {
      tabs
      more(fitting)
    }
  }
}

/// The menu of the tabs that don't fit.
private struct MoreTabs: View {
  let model: TabsModel
  let hidden: ArraySlice<Int>
  let select: (Int) -> Void

  var body: some View {
    Menu {
      ForEach(Array(hidden), id: \.self) { index in
        Button {
          select(index)
        } label: {
          model.tabs[index].item?.portal.view
        }
      }
    } label: {
      Text(own: "More")
    }
  }
}

/// One tab of the bar.
private struct TabButton: View {
  let tab: TabsModel.Page
  let look: TabsLook
  let isSelected: Bool
  let select: () -> Void
  @Environment(\.self) private var environment

  init(tab: TabsModel.Page, look: TabsLook, isSelected: Bool, select: @escaping () -> Void) {
    self.tab = tab
    self.look = look
    self.isSelected = isSelected
    self.select = select
  }

  var body: some View {
    ElementView(
      .region(.tab(content)), offers: [.press], perform: { _ in select() }
    ) {
      if look == .pages {
        Image(systemName: isSelected ? "circle.fill" : "circle")
      } else {
        HStack(spacing: environment.rendererMetrics.spacing.width) {
          tab.item?.portal.view(in: look == .bottomBar ? .tab : .window)
          tab.badge?.text.foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .padding(environment.rendererMetrics.bars.tabInsets)
      }
    }
  }

  private var content: TabItemContent {
    TabItemContent(
      title: tab.item?.title ?? "", badge: tab.badge?.text.string(in: environment),
      isSelected: isSelected)
  }
}
