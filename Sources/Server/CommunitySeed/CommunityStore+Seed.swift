package import ServerStorage

extension CommunityWriter: SeedSink {}

extension CommunityStore {
  /// Adds the community of a plan: all of it, or nothing.
  ///
  /// - Parameters:
  ///   - plan: What to make; the store has nothing of it yet.
  ///   - progress: Hears how far the work has come, on the thread that writes.
  /// - Throws: A `StorageError`.
  package func add(
    _ plan: SeedPlan, progress: @Sendable (SeedProgress) -> Void = { _ in }
  ) async throws {
    try await write { writer in
      var sink = writer
      try CommunityGenerator(plan: plan).generate(into: &sink, progress: progress)
    }
  }
}
