public import SwiftUICore

/// A tab of a tab view, and its page.
public nonisolated struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: () -> Content
  let label: Label

  init(value: Value?, role: TabRole?, label: Label, content: @escaping () -> Content) {
    self.value = value
    self.role = role
    self.label = label
    self.content = content
  }
}

extension Tab: TabContent, PrimitiveTabContent
where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public static func _tabView(_ tab: Tab) -> AnyView {
    let tag = tab.value.map { Tag(of: $0) }
    return AnyView(
      TabPageContent(content: tab.content)
        .tabPage(label: tab.label, tag: tag, badge: nil, role: tab.role))
  }
}

/// The page of a tab, evaluated by itself.
private struct TabPageContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The label of a tab that names a title and a picture.
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  nonisolated init(_ title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  public var body: some View {
    image
    title
  }
}

extension DefaultTabLabel: TextBearing {
  package func plainText(in scope: EnvironmentScope) -> String? { title?.plainText(in: scope) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, label: label(), content: content)
  }

  /// Creates a tab with a label, in a tab view without selection.
  public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: role, label: label(), content: content)
  }
}
