import Synchronization

/// Guards the variables of the object that holds it, which may be used on any thread.
///
/// A `Mutex` around the variables could not hand out values that aren't `Sendable`. Code of
/// subscribers is never called while a lock is held.
final class Lock: Sendable {
  private let mutex = Mutex<Void>(())

  func locked<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// Carries a value to another thread; its user sees to it that only one thread uses it at a time.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
