package import SwiftUI

/// A window of the program: the forum, once it is open.
package struct ForumStartView: View {
  /// Each window has one, kept from its first evaluation.
  @State private var start: ForumStart
  @State private var attempt = 0

  /// Shows a forum that the view opens.
  package init(_ start: ForumStart) { _start = State(initialValue: start) }

  package var body: some View {
    content
      .load(attempt: attempt, open: start.open, refresh: start.open)
      .onOpenURL { start.open($0) }
  }

  @ViewBuilder private var content: some View {
    switch start.phase {
    case .opening: LoadingView()
    case .open(let forum, let navigator): ForumView(forum: forum, navigator: navigator)
    case .failed(let problem): ProblemView(problem: problem) { attempt += 1 }
    }
  }
}
