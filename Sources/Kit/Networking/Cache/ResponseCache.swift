public import Foundation

/// Keeps answers so that a server can say "still the same" in place of sending them again.
///
/// Nothing here is shown without asking the server first; a page that is readable offline is the
/// business of a repository.
public protocol ResponseCache: Sendable {
  /// Returns what is kept; `nil` when there is nothing.
  func reply(for key: ResponseCacheKey) async -> CachedReply?
  /// Keeps an answer, in the place of the one before; `nil` forgets it.
  func keep(_ reply: CachedReply?, for key: ResponseCacheKey) async
}

/// What an answer is an answer to.
public struct ResponseCacheKey: Sendable, Hashable {
  /// The address that was asked.
  public let address: URL
  /// A digest of the header fields that make answers differ, those of the login among them, so
  /// that nobody is given what another account was given.
  public let variant: UInt64

  /// Makes a key.
  public init(address: URL, variant: UInt64) {
    self.address = address
    self.variant = variant
  }
}

/// An answer that a server has put its mark on.
public struct CachedReply: Sendable, Hashable {
  /// The server's mark.
  public let entityTag: String
  /// The header fields that came with the body.
  public let headers: HeaderFields
  /// The body.
  public let body: Data

  /// Makes an answer.
  public init(entityTag: String, headers: HeaderFields, body: Data) {
    self.entityTag = entityTag
    self.headers = headers
    self.body = body
  }
}

extension ResponseCacheKey {
  /// The header fields that make answers differ.
  private static let fields = ["Accept", "Accept-Language", "Authorization", "Cookie"]

  init(_ request: OutgoingRequest) {
    address = request.url
    // FNV-1a (Fowler, Noll, Vo): the same in every run, unlike `Hasher`.
    variant = Self.fields.map { request.headers[$0] ?? "" }.joined(separator: "\n").utf8
      .reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
