import SwiftUI

/// The last row of a list that is loaded by pages: what is going on there.
struct MoreLine: View {
  let isLoading: Bool
  let problem: ForumProblem?
  let hasReachedEnd: Bool
  let lossCount: Int
  /// Waits for the page that is on its way, for as long as the row is on screen.
  let wait: @MainActor () async -> Void
  let retry: @MainActor () async -> Void
  @State private var attempt = 0

  var body: some View {
    VStack {
      state
      if lossCount > 0 { LossNote(count: lossCount) }
    }
    .font(.footnote).foregroundStyle(.secondary)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("more")
    .load(isLoading, attempt: attempt, open: wait, refresh: retry)
  }

  @ViewBuilder private var state: some View {
    if isLoading {
      ProgressView()
    } else if let problem {
      HStack {
        problem.title
        RetryButton { attempt += 1 }
      }
    } else if hasReachedEnd {
      Text("That is all", bundle: .module)
    }
  }
}

extension MoreLine {
  /// Shows the end of a list.
  init<Item>(_ list: ScreenList<Item>) {
    self.init(
      isLoading: list.isLoadingMore, problem: list.problemBehindRows,
      hasReachedEnd: list.hasReachedEnd, lossCount: list.lossCount, wait: list.settle,
      retry: list.retry)
  }
}
