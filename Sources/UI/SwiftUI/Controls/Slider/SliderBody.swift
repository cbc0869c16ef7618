import SwiftUICore

/// A slider as an element, between the labels of its ends.
struct SliderBody<Label: View, ValueLabel: View>: View {
  let range: SliderRange
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  @State private var isHeld = false
  @CapturedScope private var scope

  var body: some View {
    if let minimumValueLabel, let maximumValueLabel {
      HStack {
        minimumValueLabel
        track
        maximumValueLabel
      }
    } else {
      track
    }
  }

  private var track: some View {
    ControlView(.slider(range.content), offers: [.setNumber, .increment, .decrement, .hold]) {
      perform($0)
    }
    .hiddenLabel(label, in: scope)
  }

  private func perform(_ action: ElementAction) {
    switch action {
    case .hold(let isHeld):
      self.isHeld = isHeld
      onEditingChanged(isHeld)
    case .setNumber(let number): edit { range.set(number) }
    case .increment: edit { range.move(by: 1) }
    case .decrement: edit { range.move(by: -1) }
    default: break
    }
  }

  /// Changes the number; a change while nobody holds the slider is an edit by itself.
  private func edit(_ change: () -> Void) {
    if !isHeld { onEditingChanged(true) }
    change()
    if !isHeld { onEditingChanged(false) }
  }
}
