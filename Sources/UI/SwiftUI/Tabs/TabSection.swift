public import SwiftUICore

/// Tabs that belong together; where tabs are in a column, under a header.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent<SelectionValue>, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor public static func _tabView(_ section: TabSection) -> AnyView {
    AnyView(SectionTabs(header: section.header, tabs: Content._tabView(section.content)))
  }
}

extension TabSection
where
  Header: View, Content: TabContent<SelectionValue>, SelectionValue: Hashable,
  Footer == EmptyView
{
  /// Creates a section with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection
where
  Header == Text, Content: TabContent<SelectionValue>, SelectionValue: Hashable,
  Footer == EmptyView
{
  /// Creates a section with a translated header.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }

  /// Creates a section with a header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    header = Text(title)
    self.content = content()
  }
}

/// The tabs of a section; each says which section it is in.
private struct SectionTabs<Header: View>: View {
  let header: Header
  let tabs: AnyView
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(header: Header, tabs: AnyView) {
    self.header = header
    self.tabs = tabs
  }

  var body: some View {
    tabs.rowTrait(
      TabItemKey.self
    ) { [portal = Portal(id: id, scope: scope) { header }] in $0?.section = portal }
  }
}
