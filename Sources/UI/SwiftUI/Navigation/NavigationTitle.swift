public import FoundationCompat
public import SwiftUICore

extension View {
  /// Gives the page that the view is on a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    pageOptions { $0.title = title }
  }

  /// Gives the page that the view is on a translated title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page that the view is on a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page that the view is on a translated title.
  @_disfavoredOverload
  nonisolated public func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Gives the page that the view is on the title that a binding leads to.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Gives the page that the view is on a second, smaller title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    pageOptions { $0.subtitle = subtitle }
  }

  /// Gives the page that the view is on a second, smaller, translated title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Gives the page that the view is on a second, smaller title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Hides what leads back from the page that the view is on.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    pageOptions { $0.hidesBack = hidesBackButton }
  }
}

/// Gives a page the title that a binding leads to; it runs again when that changes.
private nonisolated struct BoundTitle: ViewModifier {
  @Binding var title: String

  init(title: Binding<String>) { _title = title }

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(Text(verbatim: title))
  }
}
