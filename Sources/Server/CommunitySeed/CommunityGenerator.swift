import ServerStorage

/// Makes the community of a plan.
package struct CommunityGenerator: Sendable {
  private let plan: SeedPlan

  package init(plan: SeedPlan) { self.plan = plan }

  /// Writes all records of the community, in the order that `SeedSink` promises.
  ///
  /// Pictures and texts are made on all processors, a batch at a time; `progress` is called on the
  /// calling thread after each.
  ///
  /// - Parameters:
  ///   - sink: What takes the records.
  ///   - progress: Hears how far the work has come.
  /// - Throws: What the sink throws.
  package func generate<Sink: SeedSink>(
    into sink: inout Sink, progress: (SeedProgress) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let stage = StageBuilder.stage(of: plan)
    let clock = RhythmClock(now: plan.now)
    let album = Album(plan: plan)
    let studio = Studio(plan: plan, album: album, population: stage.population)
    try writePeople(stage, clock, studio, into: &sink, progress: progress)
    try writePictures(studio, into: &sink, progress: progress)
    try writeBoards(stage, into: &sink, progress: progress)
    try writeTopics(stage, clock, album, into: &sink, progress: progress)
  }

  private func writePeople<Sink: SeedSink>(
    _ stage: Stage, _ clock: RhythmClock, _ studio: Studio, into sink: inout Sink,
    progress: (SeedProgress) -> Void
  ) throws(Sink.Failure) {
    progress(SeedProgress(phase: .people, fraction: 0))
    let people = PeopleMaker(clock: clock, studio: studio)
    for account in people.accounts(of: stage.population) { try sink.add(account) }
    progress(SeedProgress(phase: .people, fraction: 1))
  }

  private func writePictures<Sink: SeedSink>(
    _ studio: Studio, into sink: inout Sink, progress: (SeedProgress) -> Void
  ) throws(Sink.Failure) {
    for batch in Batch(count: studio.count, size: 16) {
      for picture in Batch.made(batch, studio.picture) { try sink.add(picture) }
      progress(
        SeedProgress(
          phase: .pictures, fraction: Double(batch.upperBound) / Double(studio.count)))
    }
  }

  private func writeBoards<Sink: SeedSink>(
    _ stage: Stage, into sink: inout Sink, progress: (SeedProgress) -> Void
  ) throws(Sink.Failure) {
    let maker = BoardMaker(seed: plan.seed, population: stage.population)
    for section in maker.sections() { try sink.add(section) }
    let boards = maker.boards(rooms: stage.rooms)
    for board in boards { try sink.add(board) }
    for channel in maker.channels(boards: boards) { try sink.add(channel) }
    progress(SeedProgress(phase: .boards, fraction: 1))
  }

  private func writeTopics<Sink: SeedSink>(
    _ stage: Stage, _ clock: RhythmClock, _ album: Album, into sink: inout Sink,
    progress: (SeedProgress) -> Void
  ) throws(Sink.Failure) {
    let maker = TopicMaker(stage: stage, clock: clock, album: album)
    let outlines = stage.outlines
    for batch in Batch(count: outlines.count, size: 128) {
      for (topic, articles) in Batch.made(batch, { maker.records(of: outlines[$0]) }) {
        try sink.add(topic: topic, articles: articles)
      }
      progress(
        SeedProgress(phase: .topics, fraction: Double(batch.upperBound) / Double(outlines.count)))
    }
  }
}
