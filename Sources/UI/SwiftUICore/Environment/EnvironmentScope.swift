/// The environment that one modifier makes: what it sets, and the scope around it.
///
/// A read registers with the scope that answers, per key; a change marks exactly its readers.
@MainActor package final class EnvironmentScope {
  let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: any EnvironmentEntry] = [:]
  private var sources: [ObjectIdentifier: Source] = [:]

  private var knownDirection: (epoch: Int, value: LayoutDirection)?
  /// Counts the changes of direction in any scope, after which known ones are looked up again.
  private static var directionEpoch = 0

  init(parent: EnvironmentScope?) { self.parent = parent }

  /// The value of a key, registering the evaluation under way.
  func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let scope = answering(id)
    if Evaluation.current != nil { scope.source(id).read() }
    return scope.entries[id]?.value(of: key) ?? K.defaultValue
  }

  /// The value of a key path, registering the evaluation under way.
  package func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
    EnvironmentValues(base: self)[keyPath: path]
  }

  /// Takes over what a modifier sets now, marking the readers of what changed.
  func set(_ new: [ObjectIdentifier: any EnvironmentEntry]) {
    let old = entries
    entries = new
    let direction = ObjectIdentifier(LayoutDirectionKey.self)
    if old[direction] != nil || new[direction] != nil { Self.directionEpoch += 1 }
    for (id, entry) in new {
      if let before = old[id] {
        if !before.isSame(as: entry) { sources[id]?.invalidateReaders() }
      } else {
        takeOver(id)
      }
    }
    for id in old.keys where new[id] == nil { sources[id]?.invalidateReaders() }
  }

  /// Marks the readers below this scope that were answered by one above.
  private func takeOver(_ id: ObjectIdentifier) {
    guard let parent else { return sources[id]?.invalidateReaders() ?? () }
    parent.answering(id).sources[id]?.invalidateReaders { $0.scope.isInside(self) }
  }

  private func answering(_ id: ObjectIdentifier) -> EnvironmentScope {
    var scope = self
    while scope.entries[id] == nil, let parent = scope.parent { scope = parent }
    return scope
  }

  private func source(_ id: ObjectIdentifier) -> Source {
    if let source = sources[id] { return source }
    let source = Source()
    sources[id] = source
    return source
  }

  private func isInside(_ outer: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === outer { return true }
      scope = current.parent
    }
    return false
  }
}

extension EnvironmentScope {
  /// The direction of layout here.
  ///
  /// Not registered, because placing asks for every child; a change is told to all nodes below.
  var direction: LayoutDirection {
    if let knownDirection, knownDirection.epoch == Self.directionEpoch {
      return knownDirection.value
    }
    let value = Evaluation.untracked { read(LayoutDirectionKey.self) }
    knownDirection = (Self.directionEpoch, value)
    return value
  }
}
