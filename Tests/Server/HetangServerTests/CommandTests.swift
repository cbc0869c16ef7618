import Foundation
import TestSupport
import Testing

/// The other commands, and what is said when something is wrong.
struct CommandTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: [
    ([], "a command is missing"), (["serv"], "is serve meant?"),
    (["serve"], "--database is missing"),
    (["serve", "-d", "x", "--prot", "1"], "is --port meant?"),
    (["serve", "-d", "x", "--port", "99999"], "from 0 to 65535"),
    (["serve", "-d", "x", "--fault-rate", "2"], "a share from 0 to 1"),
    (["seed", "-d", "x", "--topics", "0"], "from 1 to"),
    (["check", "-d", "x", "y"], "one word too many"),
  ])
  func mistakeInTheCommandLineIsNamed(words: [String], text: String) async throws {
    let end = try await ServerProcess(words).ended()

    #expect(end.status == 64)
    #expect(end.errors.contains(text))
    #expect(end.output.isEmpty)
  }

  @Test(arguments: [
    ["--help"], ["serve", "--help"], ["seed", "-h"], ["check", "--help"], ["migrate", "--help"],
  ])
  func helpIsPrinted(words: [String]) async throws {
    let end = try await ServerProcess(words).ended()

    #expect(end.status == 0)
    #expect(end.output.hasPrefix("usage: hetang-server"))
    #expect(end.errors.isEmpty)
  }

  @Test(arguments: ["serve", "check", "migrate"])
  func missingDatabaseIsNotMade(command: String) async throws {
    let file = folder.file("none.sqlite")
    let end = try await ServerProcess.run(command, "--database", file.path)

    #expect(end.status == 66)
    #expect(end.errors.contains("there is no such file"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: ["serve", "check", "migrate"])
  func otherFileIsNoDatabase(command: String) async throws {
    let file = folder.file("text.sqlite")
    try Data(repeating: UInt8(ascii: "x"), count: 8192).write(to: file)
    let end = try await ServerProcess.run(command, "--database", file.path)

    #expect(end.status == 65)
    #expect(end.errors.contains("damaged"))
  }

  @Test func takenPortIsNamed() async throws {
    let database = try await SeededCommunity.database
    try await SeededCommunity.serve { server in
      let end = try await ServerProcess.run(
        "serve", "--database", database, "--port", "\(server.port)")

      #expect(end.status == 69)
      #expect(end.errors.contains("another program listens there"))
    }
  }

  @Test func seededDatabaseIsSound() async throws {
    let end = try await ServerProcess.run("check", "--database", try await SeededCommunity.database)

    #expect(end.status == 0)
    #expect(end.output.contains("topics: \(SeededCommunity.topics)\n"))
    #expect(end.output.hasSuffix("nothing is wrong\n"))
  }

  @Test func seedNeverReplacesAFileUnasked() async throws {
    let file = folder.file("kept.sqlite")
    try Data("precious".utf8).write(to: file)

    let refused = try await ServerProcess.run("seed", "-d", file.path, "--topics", "5")
    #expect(refused.status == 73)
    #expect(try Data(contentsOf: file) == Data("precious".utf8))

    let forced = try await ServerProcess.run("seed", "-d", file.path, "--topics", "5", "--force")
    #expect(forced.status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == ["kept.sqlite"])
    #expect(try await ServerProcess.run("check", "-d", file.path).status == 0)
  }

  @Test func migratingTheNewestIsNoMistake() async throws {
    let end = try await ServerProcess.run("migrate", "-d", try await SeededCommunity.database)

    #expect(end.status == 0)
    #expect(end.output.hasSuffix("is up to date\n"))
  }
}
