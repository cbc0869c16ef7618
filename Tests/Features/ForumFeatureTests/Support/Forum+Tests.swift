import ForumFeature
import Foundation
import Networking
import TestSupport

extension Forum {
  /// A forum whose server refuses everything.
  @MainActor static func unreachable() async throws -> Forum {
    try Forum(
      ForumServer(base: try Self.base), repositories: try await ForumBench().repositories())
  }

  private static var base: URL {
    get throws {
      guard let url = URL(string: "http://forum.example") else { throw URLError(.badURL) }
      return url
    }
  }
}

extension ForumBench {
  /// What a client answers, for a forum that a test makes of it.
  func repositories(_ client: any HTTPClient = ScriptedClient()) throws -> ForumRepositories {
    ForumRepositories(try community(client))
  }
}
