import SwiftUICore

/// A view that was written elsewhere, as items of the menu around.
///
/// Only the place where it was written reaches its environment, so it is told of the menu here.
struct MenuPortal: View {
  let portal: Portal
  @Environment(\.closeAfterAction) private var close
  @Environment(\.closeOuterMenus) private var closeOuter
  @Environment(\.showsMenusInline) private var isInline
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    portal.view { [close, closeOuter, isInline, metrics] values in
      values.controlContext = .menu
      values.closeAfterAction = close
      values.closeOuterMenus = closeOuter
      values.showsMenusInline = isInline
      values.rendererMetrics = metrics
      values.buttonStyles = StyleStack()
      values.toggleStyles = StyleStack()
    }
  }
}
