public import Foundation

/// Why a value could not be had from the cache.
public enum CacheError: Error, Hashable, Sendable {
  /// The policy allows only the cache, and the cache has nothing.
  case notCached
}

/// A far source with a cache before it, asked under a ``CachePolicy``: what repositories are made
/// of.
///
/// Equal requests to the far source that overlap share one call, and its answer is cached once.
/// When the far source cannot be reached the cached value is given with the reason
/// (``LoadedStanding/stale(because:)``); an error is thrown only when there is no value to give.
/// A cache that fails is no reason to give no value either: `report` hears of it, and the far source
/// is asked.
public struct CachedSource<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let remote: @Sendable (Key) async throws -> Value
  private let local: any LocalSource<Key, Value>
  private let maximumAge: Duration?
  private let isUnreachable: @Sendable (any Error) -> Bool
  private let report: @Sendable (any Error) -> Void
  private let now: @Sendable () -> Date
  private let flights = SingleFlight<Key, Value>()

  /// Joins two sources.
  ///
  /// - Parameters:
  ///   - local: The cache.
  ///   - maximumAge: From which age on `cacheFirst` asks the far source; `nil` for never.
  ///   - now: Tells the time, from which ages are counted.
  ///   - isUnreachable: Whether an error of the far source means that it could not be reached, so
  ///     that the cached value still stands; other errors, such as “deleted”, are thrown.
  ///   - report: Hears of errors of the cache.
  ///   - remote: Asks the far source.
  public init(
    local: any LocalSource<Key, Value>, maximumAge: Duration? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    isUnreachable: @escaping @Sendable (any Error) -> Bool = { _ in true },
    report: @escaping @Sendable (any Error) -> Void,
    remote: @escaping @Sendable (Key) async throws -> Value
  ) {
    self.local = local
    self.maximumAge = maximumAge
    self.now = now
    self.isUnreachable = isUnreachable
    self.report = report
    self.remote = remote
  }

  /// Gives the value of a key; under `cacheThenRemote` the last one that ``values(_:policy:)`` gives.
  ///
  /// - Throws: The far source's error when there is no cached value or it could be reached,
  ///   ``CacheError/notCached`` or the cache's own error under `cacheOnly`, and `CancellationError`.
  public func value(_ key: Key, policy: CachePolicy) async throws -> Loaded<Value> {
    switch policy {
    case .cacheOnly:
      guard let cached = try await local.read(key) else { throw CacheError.notCached }
      return loaded(cached)
    case .cacheFirst:
      let cached = try await readCache(key)
      if let cached, isFresh(cached) { return loaded(cached) }
      return try await fetch(key, insteadOf: cached)
    case .remoteFirst, .cacheThenRemote:
      return try await fetch(key) { try await readCache(key) }
    }
  }

  /// Gives the one or two values of a key.
  ///
  /// Two under `cacheThenRemote` when the cache has one: that, and then the far source's, or the
  /// cached one again with the reason why the far source could not be reached. The far source is
  /// asked when the second value is.
  public func values(_ key: Key, policy: CachePolicy) -> LoadedValues<Key, Value> {
    LoadedValues(source: self, key: key, policy: policy)
  }

  /// Keeps a value that came another way, such as in the answer to a change.
  public func store(_ value: Value, for key: Key) async throws {
    try await local.write(Cached(value, date: now()), for: key)
  }

  /// Forgets the cached value of a key.
  public func forget(_ key: Key) async throws { try await local.remove(key) }
}

// MARK: - Steps

extension CachedSource {
  /// Reads the cache, which may fail without more ado than a report.
  func readCache(_ key: Key) async throws(CancellationError) -> Cached<Value>? {
    do {
      return try await local.read(key)
    } catch {
      guard !Task.isCancelled else { throw CancellationError() }
      report(error)
      return nil
    }
  }

  /// Asks the far source, and gives the cached value when it cannot be reached.
  func fetch(_ key: Key, insteadOf cached: Cached<Value>?) async throws -> Loaded<Value> {
    try await fetch(key) { cached }
  }

  func loaded(
    _ cached: Cached<Value>, standing: LoadedStanding = .current
  ) -> Loaded<Value> {
    Loaded(cached.value, origin: .cache(age: age(cached)), standing: standing)
  }

  private func fetch(
    _ key: Key, cached: () async throws -> Cached<Value>?
  ) async throws -> Loaded<Value> {
    do {
      let value = try await flights.value(for: key) { [remote, local, now, report] in
        let value = try await remote(key)
        do { try await local.write(Cached(value, date: now()), for: key) } catch { report(error) }
        return value
      }
      return Loaded(value, origin: .remote)
    } catch {
      try Task.checkCancellation()
      guard isUnreachable(error), let last = try await cached() else { throw error }
      return loaded(last, standing: .stale(because: error))
    }
  }

  private func isFresh(_ cached: Cached<Value>) -> Bool {
    maximumAge.map { age(cached) < $0 } ?? true
  }

  /// The age is never negative, also when the time was set back.
  private func age(_ cached: Cached<Value>) -> Duration {
    .seconds(max(0, now().timeIntervalSince(cached.date)))
  }
}
