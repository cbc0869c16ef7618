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
  @CapturedScope private var scope

  var body: some View {
    ControlView(.toggle(content), alignment: .leading, offers: [.press]) { _ in
      isOn.wrappedValue = !isOn.wrappedValue
      close?()
    } label: {
      if showsLabel { label.frame(maxWidth: fillsRow ? .infinity : nil, alignment: .leading) }
    }
    .hiddenLabel(showsLabel ? nil : label, in: scope)
  }

  /// A button is nothing without its label.
  private var showsLabel: Bool { !hidesLabel || look == .button }

  /// In a row the switch lies at its end.
  private var fillsRow: Bool { context == .row && (look == .automatic || look == .switch) }

  private var content: ToggleContent {
    ToggleContent(state: isMixed ? .mixed : isOn.wrappedValue ? .on : .off, look: look)
  }
}
