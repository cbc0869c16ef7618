import Architecture
import ForumFeature

/// Joins the parts of the program; the only place that knows them all.
@MainActor struct CompositionRoot {
  let options: SmthOptions
  /// Where cookies, answers and marks are kept.
  private let profile = ProfileFolder.standard(program: "smth")

  init(options: SmthOptions) { self.options = options }

  /// Opens what is kept on this device, and makes the forum on top of it.
  func forum() async throws(ForumProblem) -> Forum {
    let cache = try await profile.openCache()
    do {
      let container = Container()
      try register(in: container, cache: cache)
      return try container.resolve(Forum.self)
    } catch {
      throw .unusableRequest(detail: "\(error)")
    }
  }

  private func register(in container: Container, cache: ForumCache) throws {
    let (profile, name) = (profile, options.server)
    try container.register(ForumCache.self) { _ in cache }
    try container.register(ForumServer.self) { _ in
      guard let server = name.server else { throw ForumProblem.unusableRequest(detail: "\(name)") }
      return server
    }
    try container.register(ForumClients.self) { resolver in
      try profile.clients(for: try resolver.resolve())
    }
    try container.register(Forum.self) { resolver in
      try Forum(
        try resolver.resolve(), clients: try resolver.resolve(), account: nil,
        cache: try resolver.resolve(), report: { _ in })
    }
  }
}
