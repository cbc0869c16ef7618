public import SwiftUICore

extension View {
  /// Adds views to the toolbar of the page that the view is on.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return companion { ToolbarItemView(placement: .automatic, content: content) }
  }

  /// Adds items to the toolbar of the page that the view is on.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return companion { ToolbarContentView(content: content) }
  }

  /// Adds items that people may arrange to the toolbar of the page that the view is on.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return companion { ToolbarContentView(content: content) }
  }
}

extension View {
  /// Makes the title of the page that the view is on the button of a menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return companion { ToolbarItemView(placement: .titleMenu, content: content) }
  }
}

/// The items of a toolbar where they are written.
private nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View { Content._toolbarView(content) }
}
