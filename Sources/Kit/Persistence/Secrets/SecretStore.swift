/// Keeps passwords and tokens out of files that others can read.
public protocol SecretStore: Sendable {
  /// Returns a secret; `nil` when none was kept under that key.
  ///
  /// - Throws: `.unavailable`, `.locked`… when it is not known whether there is one.
  func secret(for key: SecretKey) async throws(SecretError) -> Secret?

  /// Keeps a secret in place of an older one of the same key.
  ///
  /// - Throws: Why it was not kept.
  func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError)

  /// Forgets a secret; that there is none is no failure.
  ///
  /// - Throws: Why it may still be there.
  func removeSecret(for key: SecretKey) async throws(SecretError)
}

/// What a secret is for.
public struct SecretKey: Hashable, Sendable {
  /// The program or server, such as `smth`.
  public let service: String
  /// Whose secret it is, or which one.
  public let account: String

  /// Names a secret.
  ///
  /// - Precondition: Neither name holds the character U+0000.
  public init(service: String, account: String) {
    precondition(!service.contains("\0") && !account.contains("\0"), "a name holds U+0000")
    self.service = service
    self.account = account
  }
}

/// A text that is never shown in logs.
public struct Secret: Hashable, Sendable {
  /// The text itself.
  public let value: String

  /// Wraps a text.
  public init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { "•••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a secret could not be read or kept.
public enum SecretError: Error, Hashable, Sendable {
  /// There is no such service here; another store may do.
  case unavailable(reason: String)
  /// The keyring's owner did not unlock it; asking again later may help.
  case locked
  /// The task was cancelled.
  case cancelled
  /// Others may read the file, so what is in it is no secret any more; its owner has to look.
  case exposed(file: String)
  /// The file holds something else than secrets.
  case damaged(file: String)
  /// The service or the disk refused.
  case failed(reason: String)
}
