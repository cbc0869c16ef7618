import SwiftUI

/// Stands in place of what there is not to show, and says why.
struct PhasePlaceholder: View {
  let phase: ScreenPhase
  let empty: EmptyNote
  let retry: @MainActor () -> Void

  var body: some View {
    switch phase {
    case .failed(let problem): ProblemView(problem: problem, retry: retry)
    case .empty: empty
    case .loading, .loaded, .kept, .offline: LoadingView()
    }
  }
}
