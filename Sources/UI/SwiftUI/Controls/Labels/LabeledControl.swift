import SwiftUICore

/// A control beside its label: at the other end of a row, next to it elsewhere.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabel
  @Environment(\.controlContext) private var context

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    ElementView(.region(.labeled)) {
      HStack {
        if !hidesLabel {
          label
          if context == .row { Spacer(minLength: 0) }
        }
        control
      }
    }
    .modifier(SaidLabel(label: hidesLabel ? label : nil))
  }
}

/// Says a label that isn't shown.
struct SaidLabel<Label: View>: ViewModifier {
  let label: Label?
  @CapturedScope private var scope

  init(label: Label?) { self.label = label }

  func body(content: Content) -> some View { content.hiddenLabel(label, in: scope) }
}
