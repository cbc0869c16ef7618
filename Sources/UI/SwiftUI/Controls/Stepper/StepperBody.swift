import SwiftUICore

/// A stepper as an element, beside its label.
struct StepperBody<Label: View>: View {
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void
  let label: Label

  var body: some View {
    LabeledControl(label: label) {
      ControlView(.stepper(content), offers: offers) { action in
        onEditingChanged(true)
        if action == .increment { steps.increment?() } else { steps.decrement?() }
        onEditingChanged(false)
      }
    }
  }

  private var content: StepperContent {
    StepperContent(
      value: steps.value, canIncrement: steps.increment != nil,
      canDecrement: steps.decrement != nil)
  }

  private var offers: Set<ElementAction.Name> {
    var offers: Set<ElementAction.Name> = []
    if steps.increment != nil { offers.insert(.increment) }
    if steps.decrement != nil { offers.insert(.decrement) }
    return offers
  }
}
