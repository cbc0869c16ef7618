public import SwiftUICore

/// Shows two or three columns: as many as the window has room for, the others being gone to and
/// back from.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  @State private var model: SplitModel

  init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>?,
    preferredColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    let hasContent = Content.self != EmptyView.self
    _model = State(
      wrappedValue: SplitModel(
        roles: hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]))
  }

  public var body: some View {
    model.visibility = visibility
    model.preferred = preferredColumn
    return SplitColumns(
      model: model, visibility: visibility?.wrappedValue ?? .automatic,
      preferred: preferredColumn?.wrappedValue
    ) {
      ColumnView(column: model.columns[0], content: sidebar)
      if model.columns.count == 3 { ColumnView(column: model.columns[1], content: content) }
      ColumnView(column: model.columns[model.columns.count - 1], content: detail)
    }
  }
}
