public import SwiftUICore

extension View {
  /// Shows a sheet in front of the window while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - onDismiss: Runs when the sheet has gone.
  ///   - content: What the sheet shows.
  /// - Returns: The view, with the sheet in front of its window.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(
      .sheet(SheetContent()), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet about an item in front of the window while there is one.
  ///
  /// - Parameters:
  ///   - item: The item; another one is shown in another sheet.
  ///   - onDismiss: Runs when the sheet has gone.
  ///   - content: What the sheet shows of an item.
  /// - Returns: The view, with the sheet in front of its window.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    layer(.sheet(SheetContent()), item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the window while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the window is covered.
  ///   - onDismiss: Runs when the cover has gone.
  ///   - content: What covers the window.
  /// - Returns: The view, with the cover in front of its window.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(.sheet(.cover), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the window with a view of an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item; another one is shown in another cover.
  ///   - onDismiss: Runs when the cover has gone.
  ///   - content: What covers the window for an item.
  /// - Returns: The view, with the cover in front of its window.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    layer(.sheet(.cover), item: item, onDismiss: onDismiss, content: content)
  }
}

extension View {
  /// Shows a view of an item in front of the window while there is one.
  nonisolated func layer<Item: Identifiable, LayerContent: View>(
    _ kind: Layer.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> LayerContent
  ) -> some View {
    layer(kind, isPresented: item.isThere(), onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item).id(item.id) }
    }
  }
}

extension Binding {
  /// Whether there is an item; writing `false` takes it away.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      reading: { wrappedValue != nil }, writing: { if !$0 { wrappedValue = nil } })
  }
}

extension SheetContent {
  /// What covers the window.
  fileprivate static var cover: SheetContent {
    var content = SheetContent()
    content.coversWindow = true
    return content
  }
}
