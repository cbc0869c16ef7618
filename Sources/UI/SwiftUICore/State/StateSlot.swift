import Synchronization

/// The value of one `@State`, and the writes that wait for their update.
///
/// Evaluations see the value of the update under way; everybody else sees the newest one.
/// `lock` guards every stored variable, because state may be read and written on any thread; that
/// is what the unchecked conformance rests on (a `Mutex` around the value cannot hand out values
/// that are not `Sendable`).
nonisolated final class StateSlot<Value>: @unchecked Sendable, WritableSlot, ParkableSlot {
  private let lock = Mutex<Void>(())
  private var current: Value
  private var pending: [(group: WriteGroup.ID?, value: Value)] = []
  private weak let graph: ViewGraph?
  private let source = Source()
  private let owner: String
  private var wasWritten = false

  init(_ value: Value, graph: ViewGraph, owner: String) {
    current = value
    self.graph = graph
    self.owner = owner
  }

  var value: Value {
    get {
      guard Evaluation.isUnderWay else { return newest }
      MainThread.assume(source) { $0.read() }
      return lock.withLock { _ in current }
    }
    set { write(newValue) }
  }

  private var newest: Value { lock.withLock { _ in pending.last?.value ?? current } }

  private func write(_ value: Value) {
    if MainThread.isCurrent {
      MainThread.assume((self, value)) { $0.0.enqueue($0.1) }
    } else {
      lock.withLock { _ in pending.append((nil, value)) }
      MainThread.run { self.graph?.writes.add(self) }
    }
  }

  @MainActor private func enqueue(_ value: Value) {
    guard !areSame(newest, value) else { return }
    guard let graph, graph.isOpen else { return lock.withLock { _ in current = value } }
    if Evaluation.current != nil {
      Diagnostics.report("\(owner): state was written while a body was evaluated")
    }
    lock.withLock { _ in pending.append((nil, value)) }
    graph.writes.add(self)
  }

  var isWorthParking: Bool { lock.withLock { _ in wasWritten || Value.self is AnyObject.Type } }

  func assign(to group: WriteGroup.ID) {
    lock.withLock { _ in
      for index in pending.indices where pending[index].group == nil {
        pending[index].group = group
      }
    }
  }

  @MainActor func apply(_ group: WriteGroup.ID) {
    let old = lock.withLock { _ in current }
    lock.withLock { _ in
      while let first = pending.first, first.group == group {
        current = first.value
        pending.removeFirst()
      }
    }
    let new = lock.withLock { _ in
      wasWritten = true
      return current
    }
    if !areSame(old, new) { source.invalidateReaders() }
  }
}
