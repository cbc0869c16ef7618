import SwiftUICore

/// The label of an item of a menu: as wide as the menu, at its end the key that operates the item,
/// or the sign that it opens another menu.
struct MenuItemLabel<Label: View>: View {
  let label: Label
  var leadsOn = false
  var isItem = true
  @Environment(\.controlContext) private var context
  @Environment(\.rendererMetrics) private var metrics
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if isItem, context == .menu, let menus = metrics.menus {
      HStack(spacing: 0) {
        label
        Spacer(minLength: end == nil && !leadsOn ? 0 : menus.gap)
        if leadsOn {
          Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true)
        } else if let end {
          Text(verbatim: end).foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
      .lineLimit(1)
    } else {
      label
    }
  }

  private var end: String? { shortcut?.content(in: direction).name }
}
