/// The values of one request to a ``CachedSource``, one or two.
///
/// Nothing runs before it is asked for, and nothing is left running when the loop is left.
public struct LoadedValues<Key: Hashable & Sendable, Value: Sendable>: AsyncSequence, Sendable {
  let source: CachedSource<Key, Value>
  let key: Key
  let policy: CachePolicy

  public func makeAsyncIterator() -> Iterator { Iterator(values: self) }

  /// Asks one source after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private enum Step {
      case first
      case second(Cached<Value>)
      case done
    }

    private let values: LoadedValues
    private var step = Step.first

    fileprivate init(values: LoadedValues) { self.values = values }

    public mutating func next() async throws -> Loaded<Value>? {
      let step = step
      self.step = .done
      switch step {
      case .done: return nil
      case .second(let cached):
        return try await values.source.fetch(values.key, insteadOf: cached)
      case .first:
        guard values.policy == .cacheThenRemote else {
          return try await values.source.value(values.key, policy: values.policy)
        }
        guard let cached = try await values.source.readCache(values.key) else {
          return try await values.source.fetch(values.key, insteadOf: nil)
        }
        self.step = .second(cached)
        return values.source.loaded(cached)
      }
    }
  }
}
