import SwiftUICore

/// A label that no style was chosen for: in bars and tabs as the renderer has it there.
struct PlainLabel<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.controlContext) private var context
  @Environment(\.rendererMetrics) private var metrics
  @CapturedScope private var scope

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    if context == .bar, metrics.bars.showsIconsOnly {
      icon.hiddenLabel(title, in: scope)
    } else if context == .tab, metrics.bars.stacksTabs {
      VStack(spacing: 2) {
        icon.accessibilityHidden(true)
        title.font(.footnote)
      }
    } else {
      TitleAndIcon(title: title, icon: icon)
    }
  }
}
