public import SwiftUICore

/// The tabs below each other in a column, with a header above them.
struct TabSidebar: View {
  let model: TabsModel
  /// The positions of the tabs that are shown.
  let shown: [Int]
  let select: (Int) -> Void
  @Environment(\.rendererMetrics) private var metrics
  @Environment(\.roomForWindowButtons) private var room
  @Environment(\.tabsHeader) private var header

  init(model: TabsModel, shown: [Int], select: @escaping (Int) -> Void) {
    self.model = model
    self.shown = shown
    self.select = select
  }

  var body: some View {
    HStack(spacing: 0) {
      ElementView(.region(.tabBar(.sidebar)), alignment: .topLeading) {
        VStack(spacing: 0) {
          bar
          list
        }
        .frame(width: metrics.sidebarWidth)
      }
      Divider()
    }
    .environment(\.splitColumn, nil)
  }

  /// The bar is as high as those of the pages beside it.
  private var bar: some View {
    ElementView(.region(.bar(BarContent(kind: .navigation)))) {
      BarLayout(
        metrics: metrics,
        room: EdgeInsets(top: 0, leading: room.leading, bottom: 0, trailing: 0),
        keepsOneLine: true
      ) {
        HStack {}
        ZStack { header?.view.font(.headline).lineLimit(1) }
        HStack {}
      }
    }
  }

  private var list: some View {
    List(
      selection: Binding<Int?>(get: { model.shown }, set: { if let index = $0 { select(index) } })
    ) {
      ForEach(shown, id: \.self) { index in
        if let header = section(before: index) {
          header.view.font(.headline).selectionDisabled()
        }
        row(model.tabs[index]).tag(index)
      }
    }
    .listStyle(.sidebar)
  }

  private func row(_ tab: TabsModel.Page) -> some View {
    HStack {
      tab.item?.portal.view(in: .row)
      if let badge = tab.badge {
        Spacer(minLength: 0)
        badge.text.foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The header of the section that begins with a tab.
  private func section(before index: Int) -> Portal? {
    let section = model.tabs[index].item?.section
    let before = shown.last { $0 < index }.flatMap { model.tabs[$0].item?.section }
    return section?.id == before?.id ? nil : section
  }
}

extension View {
  /// Puts a view above the tabs of tab views in this one, where these stand in a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SidebarHeader(header: content()))
  }
}

/// Hands the header down to the tab views inside.
private nonisolated struct SidebarHeader<Header: View>: ViewModifier {
  let header: Header
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(header: Header) { self.header = header }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.tabsHeader, Portal(id: id, scope: scope) { header })
  }
}

extension EnvironmentValues {
  private enum TabsHeaderKey: EnvironmentKey {
    static var defaultValue: Portal? { nil }
  }

  /// What stands above the tabs in a sidebar.
  var tabsHeader: Portal? {
    get { self[TabsHeaderKey.self] }
    set { self[TabsHeaderKey.self] = newValue }
  }
}
