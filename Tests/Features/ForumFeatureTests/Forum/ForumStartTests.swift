import ForumFeature
import Foundation
import Testing

@MainActor struct ForumStartTests {
  @Test func addressWaitsForTheForum() async throws {
    let forum = try await Forum.unreachable()
    let start = ForumStart { forum }
    start.open(try #require(URL(string: "smth://album")))

    await start.open()

    guard case .open(_, let navigator) = start.phase else {
      Issue.record("\(start.phase)")
      return
    }
    #expect(navigator.tab == .album)
    start.open(try #require(URL(string: "smth://history")))
    #expect(navigator.tab == .history)
  }

  @Test func failureIsShownUntilAnotherTryWorks() async throws {
    let forum = try await Forum.unreachable()
    var results: [Result<Forum, ForumProblem>] = [
      .failure(.storage(detail: "full")), .success(forum),
    ]
    let start = ForumStart { () async throws(ForumProblem) in try results.removeFirst().get() }

    await start.open()
    guard case .failed(.storage) = start.phase else {
      Issue.record("\(start.phase)")
      return
    }
    await start.open()

    guard case .open(let open, _) = start.phase else {
      Issue.record("\(start.phase)")
      return
    }
    #expect(open === forum)
  }
}
