public import Foundation
import Synchronization

/// The cookies of one client, which it shares with nobody.
///
/// Several cookies of one name live side by side when domain or path differ. Those that have ended
/// are never sent and never given out.
public final class CookieStore: Sendable {
  private struct Key: Hashable {
    let name: String
    let domain: String
    let path: String

    init(_ cookie: Cookie) {
      name = cookie.name
      domain = cookie.domain
      path = cookie.path
    }
  }
  private struct Entry {
    var cookie: Cookie
    /// Counts upwards; a cookie keeps its place when its value changes.
    let order: Int
  }
  private struct State {
    var entries: [Key: Entry] = [:]
    var nextOrder = 0
  }

  /// The most cookies that are kept of one domain.
  private static let limitPerDomain = 180

  private let state = Mutex(State())

  /// Makes a store of the cookies of an earlier one.
  public init(_ cookies: [Cookie] = []) {
    for cookie in cookies { set(cookie) }
  }

  /// Returns all cookies that have not ended, oldest first: what has to be kept for a login to
  /// outlive the program, those of the session among it.
  public func cookies(at now: Date = Date()) -> [Cookie] {
    state.withLock { state in
      state.entries.values.sorted { $0.order < $1.order }.map(\.cookie)
        .filter { !$0.isExpired(at: now) }
    }
  }

  /// Returns the cookies for an address in the order they are sent: longer paths first, then older.
  public func cookies(for url: URL, at now: Date = Date()) -> [Cookie] {
    state.withLock { state in
      state.entries.values.filter { $0.cookie.matches(url) && !$0.cookie.isExpired(at: now) }
        .sorted { ($1.cookie.path.count, $0.order) < ($0.cookie.path.count, $1.order) }
        .map(\.cookie)
    }
  }

  /// Keeps a cookie, in the place of the one with its name, domain and path.
  public func set(_ cookie: Cookie) {
    state.withLock { state in
      let key = Key(cookie)
      let order = state.entries[key]?.order ?? state.nextOrder
      state.nextOrder += 1
      state.entries[key] = Entry(cookie: cookie, order: order)
      let ofDomain = state.entries.filter { $0.key.domain == cookie.domain }
      if ofDomain.count > Self.limitPerDomain,
        let oldest = ofDomain.min(by: { $0.value.order < $1.value.order })
      {
        state.entries[oldest.key] = nil
      }
    }
  }

  /// Forgets all cookies, as a logout does.
  public func removeAll() {
    state.withLock { $0.entries = [:] }
  }

  /// Takes what a server set, each value of `Set-Cookie` by itself.
  ///
  /// Lines that are malformed, or that the server may not set, change nothing.
  public func take(_ lines: [String], from url: URL, at now: Date = Date()) {
    for line in lines {
      guard let cookie = Cookie(setCookie: line, from: url, now: now) else { continue }
      if cookie.isExpired(at: now) {
        state.withLock { $0.entries[Key(cookie)] = nil }
      } else {
        set(cookie)
      }
    }
  }

  /// Returns the value of the `Cookie` field for an address; `nil` without cookies.
  public func header(for url: URL, at now: Date = Date()) -> String? {
    let pairs = cookies(for: url, at: now).map { "\($0.name)=\($0.value)" }
    return pairs.isEmpty ? nil : pairs.joined(separator: "; ")
  }
}
