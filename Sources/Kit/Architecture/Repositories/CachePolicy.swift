/// Which of a repository's two sources answers, the far one or the cache.
public enum CachePolicy: Hashable, Sendable, CaseIterable {
  /// The cache, and the far source only when the cache has nothing fresh enough.
  case cacheFirst
  /// The far source, and the cache only when that cannot be reached.
  case remoteFirst
  /// The cache alone.
  case cacheOnly
  /// What the cache has, and then what the far source has.
  case cacheThenRemote
}
