import SwiftUICore

/// An item of a toolbar on its way to the bar that shows it.
struct ToolbarEntry: Equatable, Identifiable {
  let placement: ToolbarItemPlacement
  let portal: Portal

  var id: PortalID { portal.id }
}

/// The items of toolbars that are written below a view.
enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

/// Hands an item on, in the environment of the place where it is written.
nonisolated struct ToolbarItemView<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  @MainActor var body: some View {
    PreferenceSource(
      ToolbarKey.self,
      value: [ToolbarEntry(placement: placement, portal: Portal(id: id, scope: scope) { content })])
  }
}
