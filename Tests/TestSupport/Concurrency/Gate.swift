import Dispatch
import Synchronization

/// A barrier for threads that a test opens, for good or for one thread at a time.
package final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOpen = Atomic(false)
  private let arrivals = Watched(0)

  /// Makes a closed gate.
  package init() {}

  /// Blocks the thread until the gate lets it through.
  package func pass() {
    arrivals.update { $0 += 1 }
    semaphore.wait()
    // An open gate stays open: whoever comes through lets the next one through.
    if isOpen.load(ordering: .acquiring) { semaphore.signal() }
  }

  /// Lets so many threads through, now or when they come.
  package func letThrough(_ count: Int = 1) {
    for _ in 0..<count { semaphore.signal() }
  }

  /// Lets everyone through from now on.
  package func open() {
    guard !isOpen.exchange(true, ordering: .acquiringAndReleasing) else { return }
    semaphore.signal()
  }

  /// Waits until so many threads have come to the gate since it was made.
  package func waitForArrivals(_ count: Int = 1) async {
    await arrivals.wait { $0 >= count }
  }
}
