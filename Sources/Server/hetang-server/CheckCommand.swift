import Arguments
import ServerStorage

/// `hetang-server check`: tells whether a database is sound, and what is in it.
struct CheckCommand {
  static let syntax = CommandSyntax(
    name: "hetang-server check", summary: "check a database and count what is in it",
    options: [DatabaseFile.option],
    discussion: "Ends with status 65 when something is wrong, one finding a line.")

  private let database: DatabaseFile

  init(_ arguments: Arguments) throws {
    database = try DatabaseFile(arguments)
  }

  /// Checks the database.
  func run() async throws {
    let store = try await database.open(.readOnly)
    let findings: [String]
    let summary: CommunitySummary
    do {
      findings = try await store.check()
      summary = try await store.summary()
    } catch {
      throw Failure(error, database: database.name)
    }
    await store.close()
    for line in summary.lines { Console.say(line) }
    for finding in findings { Console.say("wrong: \(finding)") }
    guard findings.isEmpty else {
      throw Failure(
        status: .dataError, message: "\(database.name): \(findings.count) things are wrong")
    }
    Console.say("nothing is wrong")
  }
}

extension CommunitySummary {
  /// One number a line.
  var lines: [String] {
    [
      ("accounts", accounts), ("sections", sections), ("boards", boards), ("channels", channels),
      ("topics", topics), ("articles", articles), ("attachments", attachments), ("likes", likes),
      ("pictures", pictures), ("bytes of pictures", pictureBytes),
    ].map { "\($0): \($1)" }
  }
}
