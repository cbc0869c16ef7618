import SwiftUI

/// Stands in place of what could not be shown: why, and what can be done.
struct ProblemView: View {
  let problem: ForumProblem
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        problem.title
      } icon: {
        Image(systemName: problem.systemImage)
      }
    } description: {
      problem.advice
    } actions: {
      if problem.canRetry { RetryButton(retry: retry).buttonStyle(.bordered) }
    }
    .accessibilityIdentifier("problem")
  }
}

#Preview("No answer", traits: .fixedLayout(width: 390, height: 320)) {
  ProblemView(problem: .offline) {}
}
