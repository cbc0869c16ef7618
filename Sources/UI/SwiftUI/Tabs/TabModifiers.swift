public import SwiftUICore

extension TabContent {
  /// Shows a number on the tab; zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text on the tab; `nil` shows nothing.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTab(content: self) { view in view.badge(label) }
  }

  /// Shows a translated text on the tab; `nil` shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text on the tab; `nil` shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}

extension TabContent {
  /// Hides the tab; its page is not shown either.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ChangedTab(content: self) { view in
      view.rowTrait(TabItemKey.self) { $0?.isHidden = hidden }
    }
  }
}

/// Tabs whose pages are changed.
private nonisolated struct ChangedTab<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let change: (AnyView) -> AnyView

  init<Changed: View>(content: Content, change: @escaping (AnyView) -> Changed) {
    self.content = content
    self.change = { AnyView(change($0)) }
  }

  @MainActor static func _tabView(_ tab: Self) -> AnyView {
    tab.change(Content._tabView(tab.content))
  }
}
