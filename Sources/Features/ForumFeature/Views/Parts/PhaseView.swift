import SwiftUI

/// Shows what a screen has to show, or why it has nothing.
struct PhaseView<Content: View>: View {
  let phase: ScreenPhase
  let empty: EmptyNote
  let retry: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    // One view whatever it shows: the task of a screen would else end as its content comes.
    ZStack {
      if phase.hasContent {
        content()
      } else {
        PhasePlaceholder(phase: phase, empty: empty, retry: retry)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
