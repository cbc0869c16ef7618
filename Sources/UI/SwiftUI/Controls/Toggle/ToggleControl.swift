import SwiftUICore

/// A toggle as an element, in one of the looks that renderers know.
struct ToggleControl<Label: View>: View {
  let look: ToggleContent.Look
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabel
  @Environment(\.closeUnlessKept) private var close
  @Environment(\.controlContext) private var context
  @Environment(\.rendererMetrics) private var metrics
  @CapturedScope private var scope

  var body: some View {
    ControlView(.toggle(content), alignment: .leading, offers: [.press]) { _ in
      isOn.wrappedValue = !isOn.wrappedValue
      close?()
    } label: {
      if isItem {
        MenuItemLabel(label: label)
      } else if showsLabel {
        label.frame(maxWidth: fillsRow ? .infinity : nil, alignment: .leading)
      }
    }
    .hiddenLabel(showsLabel ? nil : label, in: scope)
  }

  /// A button is nothing without its label.
  private var showsLabel: Bool { !hidesLabel || look == .button }

  /// In a row the switch lies at its end.
  private var fillsRow: Bool { context == .row && (look == .automatic || look == .switch) }

  /// In a menu the label has a tick in front.
  private var isItem: Bool { context == .menu && metrics.menus != nil }

  private var content: ToggleContent {
    var content = ToggleContent(
      state: isMixed ? .mixed : isOn.wrappedValue ? .on : .off, look: isItem ? .checkbox : look)
    content.isItem = isItem
    return content
  }
}
