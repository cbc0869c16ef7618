import Foundation
import Synchronization

/// Keeps answers for as long as the program runs, the ones used last when room gets short.
public final class MemoryResponseCache: ResponseCache {
  private struct Entry {
    let reply: CachedReply
    var lastUse: Int
  }
  private struct State {
    var entries: [ResponseCacheKey: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let sizeLimit: Int
  private let state = Mutex(State())

  /// Makes an empty cache.
  ///
  /// - Parameter sizeLimit: The most bytes of bodies that are kept; a body of more than a quarter
  ///   of it is not.
  public init(sizeLimit: Int = 16_777_216) { self.sizeLimit = sizeLimit }

  /// How many bytes of bodies are kept.
  public var size: Int { state.withLock(\.size) }

  public func reply(for key: ResponseCacheKey) async -> CachedReply? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.reply
    }
  }

  /// - Complexity: O(*n*) in the number of answers for each that has to give way.
  public func keep(_ reply: CachedReply?, for key: ResponseCacheKey) async {
    state.withLock { state in
      if let old = state.entries.removeValue(forKey: key) { state.size -= old.reply.body.count }
      guard let reply, reply.body.count <= sizeLimit / 4 else { return }
      state.uses += 1
      state.entries[key] = Entry(reply: reply, lastUse: state.uses)
      state.size += reply.body.count
      while state.size > sizeLimit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.size -= oldest.value.reply.body.count
      }
    }
  }
}
