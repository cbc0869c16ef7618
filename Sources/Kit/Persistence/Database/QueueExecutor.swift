internal import Dispatch

/// Runs an actor on a dispatch queue of its own.
///
/// SQLite waits for locks and disks by blocking its thread; there it blocks none of the few threads
/// that all tasks share.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
