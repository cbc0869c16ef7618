/// Makes the forum that all windows of a program share.
@MainActor package final class ForumSource {
  private let make: @MainActor () async throws(ForumProblem) -> Forum
  private var forum: Forum?

  /// Prepares to open a forum.
  ///
  /// - Parameter make: Opens it; called until it succeeds.
  package init(make: @escaping @MainActor () async throws(ForumProblem) -> Forum) {
    self.make = make
  }

  /// The start of a window, which opens the forum unless another window has.
  package func start() -> ForumStart {
    ForumStart { () async throws(ForumProblem) in try await self.open() }
  }

  private func open() async throws(ForumProblem) -> Forum {
    if let forum { return forum }
    let made = try await make()
    // Another window may have been quicker.
    let shared = forum ?? made
    forum = shared
    return shared
  }
}
