public import SwiftUICore

/// A short text beside a row or on a tab.
package struct Badge: Equatable, Sendable {
  package let text: Text
}

extension View {
  /// Shows a number beside the row or on the tab; zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text beside the row or on the tab; `nil` shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    rowTrait(BadgeKey.self, label.map { Badge(text: $0) })
  }

  /// Shows a text that is translated beside the row or on the tab; `nil` shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the row or on the tab; `nil` shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// The badge that a view carries to its row or tab.
package nonisolated enum BadgeKey: LayoutValueKey {
  package static var defaultValue: Badge? { nil }
}
