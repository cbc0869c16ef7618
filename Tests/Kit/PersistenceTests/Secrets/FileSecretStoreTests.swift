import Foundation
import Persistence
import TestSupport
import Testing

struct FileSecretStoreTests {
  private let folder: TemporaryDirectory
  private var file: URL { folder.file("private/secrets") }
  private let key = SecretKey(service: "smth", account: "爱丽丝")

  init() throws { folder = try TemporaryDirectory() }

  private func rights(_ url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func aSecretIsKeptReplacedAndForgotten() async throws {
    let store = FileSecretStore(at: file)
    let other = SecretKey(service: "smth", account: "bob")
    #expect(try await store.secret(for: key) == nil)

    try await store.keep(Secret("一"), for: key)
    try await store.keep(Secret("密\0码\n"), for: key)
    try await store.keep(Secret("other"), for: other)
    #expect(try await FileSecretStore(at: file).secret(for: key)?.value == "密\0码\n")
    try await store.removeSecret(for: key)
    try await store.removeSecret(for: key)

    #expect(try await store.secret(for: key) == nil)
    #expect(try await store.secret(for: other)?.value == "other")
  }

  @Test func onlyTheOwnerMayReadTheFile() async throws {
    let mask = umask(0)
    defer { umask(mask) }

    try await FileSecretStore(at: file).keep(Secret("x"), for: key)

    #expect(try rights(file) == 0o600)
    #expect(try rights(file.deletingLastPathComponent()) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names.sorted() == ["secrets", "secrets.lock"])
  }

  @Test func aFileThatOthersMayReadIsRefused() async throws {
    let store = FileSecretStore(at: file)
    try await store.keep(Secret("x"), for: key)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)

    let error = await #expect(throws: SecretError.self) { try await store.secret(for: key) }

    #expect(error == .exposed(file: file.path))
  }

  @Test func aDamagedFileIsNotOverwritten() async throws {
    let store = FileSecretStore(at: file)
    try await store.keep(Secret("x"), for: key)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 5)
    let left = try Data(contentsOf: file)

    await #expect(throws: SecretError.damaged(file: file.path)) {
      try await store.keep(Secret("y"), for: key)
    }

    #expect(try Data(contentsOf: file) == left)
  }

  @Test func twoProcessesLoseNothingOfEachOther() async throws {
    let store = FileSecretStore(at: file)
    try await store.keep(Secret("x"), for: key)
    let peer = try BuiltProduct("persistence-peer").start(["add-secrets", file.path, "40"])

    for number in 0..<40 {
      try await store.keep(Secret("test"), for: SecretKey(service: "test", account: "\(number)"))
    }

    #expect(peer.finish().output == "done\n")
    for number in 0..<40 {
      for service in ["peer", "test"] {
        let key = SecretKey(service: service, account: "\(number)")
        #expect(try await store.secret(for: key)?.value == service)
      }
    }
  }

  @Test func aSecretIsNotShown() {
    let secret = Secret("hunter2")

    #expect(!"\(secret) \(String(reflecting: secret))".contains("hunter2"))
    var dumped = ""
    dump(secret, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }
}
