import SwiftUICore

/// Progress as an element, between what is under way and how far it is in words.
struct ProgressBody<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let look: ProgressContent.Look
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.hidesLabels) private var hidesLabels
  @CapturedScope private var scope

  var body: some View {
    if Label.self == EmptyView.self, CurrentValueLabel.self == EmptyView.self {
      track
    } else {
      ElementView(.region(.labeled)) {
        VStack(alignment: look == .bar ? .leading : .center) {
          if look == .bar, !hidesLabels { label }
          track.hiddenLabel(hidesLabels ? label : nil, in: scope)
          if look == .spinner, !hidesLabels { label }
          if !hidesLabels { currentValueLabel }
        }
      }
    }
  }

  private var track: some View {
    ControlView(.progress(ProgressContent(fraction: fraction, look: look)), offers: []) { _ in }
  }
}
