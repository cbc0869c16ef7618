import Foundation
import Persistence
import TestSupport
import Testing

struct FallbackSecretStoreTests {
  private let key = SecretKey(service: "s", account: "a")

  @Test func theFallbackIsUsedOnlyWhileThereIsNoService() async throws {
    let folder = try TemporaryDirectory()
    let service = StubSecretService()
    let file = FileSecretStore(at: folder.file("secrets"))
    let store = FallbackSecretStore(preferred: service, fallback: file)

    await service.set(.unavailable(reason: "no bus"))
    try await store.keep(Secret("old"), for: key)
    #expect(try await store.secret(for: key)?.value == "old")
    #expect(try await file.secret(for: key)?.value == "old")

    await service.set(nil)
    #expect(try await store.secret(for: key)?.value == "old")
    try await store.keep(Secret("new"), for: key)
    #expect(try await store.secret(for: key)?.value == "new")
    #expect(try await file.secret(for: key) == nil)

    try await store.removeSecret(for: key)
    #expect(try await store.secret(for: key) == nil)
  }

  @Test func aLockedKeyringIsNotPassedBy() async throws {
    let folder = try TemporaryDirectory()
    let service = StubSecretService()
    let file = FileSecretStore(at: folder.file("secrets"))
    let store = FallbackSecretStore(preferred: service, fallback: file)
    await service.set(.locked)

    await #expect(throws: SecretError.locked) { try await store.keep(Secret("x"), for: key) }
    await #expect(throws: SecretError.locked) { try await store.secret(for: key) }
    await #expect(throws: SecretError.locked) { try await store.removeSecret(for: key) }

    #expect(try await file.secret(for: key) == nil)
  }
}

/// A service that can go away.
private actor StubSecretService: SecretStore {
  private var failure: SecretError?
  private var secrets: [SecretKey: Secret] = [:]

  func set(_ failure: SecretError?) { self.failure = failure }

  func secret(for key: SecretKey) throws(SecretError) -> Secret? {
    if let failure { throw failure }
    return secrets[key]
  }

  func keep(_ secret: Secret, for key: SecretKey) throws(SecretError) {
    if let failure { throw failure }
    secrets[key] = secret
  }

  func removeSecret(for key: SecretKey) throws(SecretError) {
    if let failure { throw failure }
    secrets[key] = nil
  }
}
