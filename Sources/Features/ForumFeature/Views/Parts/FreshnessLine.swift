import SwiftUI

/// Says how old what is shown is, when nobody has confirmed it; and why, with a way to ask again.
struct FreshnessLine: View {
  let phase: ScreenPhase
  /// Why the last load failed although there is something to show.
  var problem: ForumProblem?
  let retry: @MainActor () -> Void
  @Environment(Forum.self) private var forum

  var body: some View {
    if let words {
      HStack {
        words.font(.footnote).foregroundStyle(.secondary)
        Spacer(minLength: 8)
        if canRetry { RetryButton(retry: retry).font(.footnote) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("freshness")
    }
  }

  private var words: Text? {
    switch phase {
    case .kept(let since):
      problem.map { Text("\(age(since)): \($0.title)", bundle: .module) } ?? age(since)
    case .offline(let since, .offline):
      Text("\(age(since)), offline", bundle: .module)
    case .offline(let since, let problem):
      Text("\(age(since)): \(problem.title)", bundle: .module)
    case .loaded, .empty, .loading, .failed: problem?.title
    }
  }

  private var canRetry: Bool {
    if case .offline = phase { true } else { problem?.canRetry ?? false }
  }

  private func age(_ since: Date) -> Text { Age(since: since, now: forum.now()).words }
}
