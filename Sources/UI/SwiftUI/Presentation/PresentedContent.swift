import SwiftUICore

/// The content of a layer, in the environment that layers have.
struct PresentedContent<Content: View>: View {
  let kind: Layer.Kind
  let dismiss: () -> Void
  let closesOnAction: Bool
  let onDismiss: (() -> Void)?
  let content: () -> Content

  var body: some View {
    page
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction(perform: dismiss))
      .environment(\.closeAfterAction, closesOnAction ? DismissAction(perform: dismiss) : nil)
      .transformEnvironment(\.self) { values in
        values.navigationTarget = nil
        values.columnContext = nil
        values.splitColumn = nil
        values.outerSearch = nil
        values.searchModel = nil
        values.isSearching = false
        values.controlContext = .window
        guard isNarrow else { return }
        // The window's own buttons lie over what covers the window only.
        values.windowCorners = []
        values.horizontalSizeClass = .compact
        values.windowBreadth = .narrow
      }
      .onDisappear { onDismiss?() }
  }

  @ViewBuilder private var page: some View {
    if isSheet { PlainPage(content: content()) } else { VStack { content() } }
  }

  /// Whether the content has the whole layer, whose size doesn't follow it.
  private var isSheet: Bool { if case .sheet = kind { true } else { false } }

  /// Whether the layer is narrower than a regular window however wide the window is.
  private var isNarrow: Bool {
    if case .sheet(let sheet) = kind { !sheet.coversWindow } else { true }
  }
}
