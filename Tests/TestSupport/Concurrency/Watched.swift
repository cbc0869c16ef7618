import Synchronization

/// A value that many threads change and a test can wait on, without looking again and again.
package final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let isDone: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }
  private struct State {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var cancelled: Set<Int> = []
    var nextKey = 0
  }

  private let state: Mutex<State>

  /// Starts with a value.
  package init(_ value: Value) { state = Mutex(State(value: value)) }

  /// The value now.
  package var value: Value { state.withLock(\.value) }

  /// Changes the value and wakes whoever waited for what it has become.
  @discardableResult
  package func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    let (result, ready) = state.withLock { state -> (Result, [Waiter]) in
      let result = change(&state.value)
      let keys = state.waiters.filter { $0.value.isDone(state.value) }.keys
      return (result, keys.compactMap { state.waiters.removeValue(forKey: $0) })
    }
    for waiter in ready { waiter.continuation.resume(returning: true) }
    return result
  }

  /// Waits until the value is as wanted.
  ///
  /// - Returns: Whether it was; `false` when the waiting task was cancelled first.
  @discardableResult
  package func wait(until isDone: @escaping @Sendable (Value) -> Bool) async -> Bool {
    let key = state.withLock { state in
      state.nextKey += 1
      return state.nextKey
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if isDone(state.value) { return true }
          if state.cancelled.remove(key) != nil { return false }
          state.waiters[key] = Waiter(isDone: isDone, continuation: continuation)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        let waiter = state.waiters.removeValue(forKey: key)
        if waiter == nil { state.cancelled.insert(key) }
        return waiter
      }
      waiter?.continuation.resume(returning: false)
    }
  }
}
