/// Runs the last of many requests that come quickly after one another, such as a search while a
/// word is being typed.
///
/// A request waits for a pause. A later one takes its place, whether it still waits or runs
/// already: then its task is cancelled, and what it finds must not be shown.
@MainActor
public final class Debouncer {
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var task: Task<Void, Never>?

  /// Makes a debouncer.
  ///
  /// - Parameters:
  ///   - pause: How long nothing new must come before a request runs.
  ///   - clock: What measures the pause.
  public init(
    pause: Duration = .milliseconds(300), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.pause = pause
    self.clock = clock
  }

  deinit { task?.cancel() }

  /// Runs a request after the pause, in place of any earlier one.
  ///
  /// The request's task is cancelled by the next one, by ``cancel()``, and when the debouncer goes;
  /// a request that holds the debouncer's owner keeps both alive until it has run.
  public func submit(_ request: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task { [pause, clock] in
      do { try await clock.sleep(for: pause) } catch { return }  // Superseded while waiting.
      guard !Task.isCancelled else { return }
      await request()
    }
  }

  /// Forgets the request that waits or runs.
  public func cancel() {
    task?.cancel()
    task = nil
  }

  /// Waits until the last request has run or was forgotten.
  public func settle() async {
    while let waited = task {
      await waited.value
      if task == waited { return }
    }
  }
}
