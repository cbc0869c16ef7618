import Dispatch

/// Crossing from code that the language holds to be anywhere to the main actor.
nonisolated enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the caller runs on the main actor.
  static var isCurrent: Bool { isMarked && DispatchQueue.getSpecific(key: key) == true }

  /// Runs work on the main actor: now if the caller is there, otherwise soon.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// Runs work of code that is only ever called by the engine, and returns what it answers.
  ///
  /// `MainActor.assumeIsolated` costs 130 ns and cannot return values that are not `Sendable`;
  /// the value does not leave the main actor here. Debug builds check that the caller is there.
  /// `argument` is for what the work needs that is not `Sendable` either.
  static func assume<Argument, Result>(
    _ argument: Argument, _ work: @MainActor (Argument) -> Result
  ) -> Result {
    assert(isCurrent, "the graph may be used on the main actor only")
    return withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: ((Argument) -> Result).self)(argument)
    }
  }
}
