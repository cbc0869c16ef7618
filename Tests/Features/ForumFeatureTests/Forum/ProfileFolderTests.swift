import ForumFeature
import Foundation
import Networking
import TestSupport
import Testing

struct ProfileFolderTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var profile: ProfileFolder { ProfileFolder(folder.file("a/b")) }

  @Test func missingFolderIsMadeForItsOwnerAlone() async throws {
    let cache = try await profile.openCache()
    await cache.close()

    let attributes = try FileManager.default.attributesOfItem(
      atPath: profile.url.path(percentEncoded: false))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test func damagedCacheIsPutAside() async throws {
    await (try await profile.openCache()).close()
    let file = profile.url.appending(path: "forum.sqlite")
    try Data(repeating: 0x78, count: 8192).write(to: file)

    let cache = try await profile.openCache()

    #expect(try await cache.usage().answerCount == 0)
    await cache.close()
    #expect(try Data(contentsOf: profile.url.appending(path: "forum.sqlite.damaged")).count == 8192)
  }

  @Test func folderThatIsAFileIsAProblemOfTheDevice() async throws {
    let file = folder.file("file")
    try Data().write(to: file)

    await #expect {
      try await ProfileFolder(file).openCache()
    } throws: { error in
      if case ForumProblem.storage = error { true } else { false }
    }
  }

  @Test func cookiesOutliveTheProgram() async throws {
    await (try await profile.openCache()).close()
    let server = try FaultServer()
    server.script("/a", .answer(200, fields: ["Set-Cookie: kbs-key=secret; path=/"]))
    let place = ForumServer(base: server.address())

    _ = try await profile.clients(for: place).calls.exchange(HTTPCall(.get, .path("/a")))
    _ = try await profile.clients(for: place).pictures.exchange(HTTPCall(.get, .path("/b")))

    #expect(server.requests.map { $0["Cookie"] } == [nil, "kbs-key=secret"])
    let file = profile.url.appending(path: "cookies.json").path(percentEncoded: false)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func cookiesThatCannotBeReadAreAProblemOfTheDevice() async throws {
    await (try await profile.openCache()).close()
    try Data("[".utf8).write(to: profile.url.appending(path: "cookies.json"))
    let base = try #require(URL(string: "http://127.0.0.1:1"))

    #expect {
      try profile.clients(for: ForumServer(base: base))
    } throws: { error in
      if case ForumProblem.storage = error { true } else { false }
    }
  }
}
