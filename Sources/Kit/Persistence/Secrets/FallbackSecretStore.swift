public import Foundation

/// A secret service where there is one, and another store where there is none.
public struct FallbackSecretStore: SecretStore {
  private let preferred: any SecretStore
  private let fallback: any SecretStore

  /// Joins two stores.
  ///
  /// - Parameters:
  ///   - preferred: Used as long as it does not answer `.unavailable`.
  ///   - fallback: Used then; what it kept is found later too.
  public init(preferred: some SecretStore, fallback: some SecretStore) {
    self.preferred = preferred
    self.fallback = fallback
  }

  public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    do {
      if let secret = try await preferred.secret(for: key) { return secret }
    } catch {
      guard case .unavailable = error else { throw error }
    }
    return try await fallback.secret(for: key)
  }

  public func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    do {
      try await preferred.keep(secret, for: key)
    } catch {
      guard case .unavailable = error else { throw error }
      return try await fallback.keep(secret, for: key)
    }
    // An older one left behind would be found again when the service is away.
    try await fallback.removeSecret(for: key)
  }

  public func removeSecret(for key: SecretKey) async throws(SecretError) {
    do {
      try await preferred.removeSecret(for: key)
    } catch {
      guard case .unavailable = error else { throw error }
    }
    try await fallback.removeSecret(for: key)
  }
}

#if os(Linux)
  extension FallbackSecretStore {
    /// The desktop's keyring, or an owner-only file where no secret service runs.
    ///
    /// - Parameter file: Where the file is, should it be needed.
    public init(file: URL) {
      self.init(preferred: KeyringSecretStore(), fallback: FileSecretStore(at: file))
    }
  }
#endif
