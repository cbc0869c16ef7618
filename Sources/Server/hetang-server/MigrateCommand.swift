import Arguments
import ServerStorage

/// `hetang-server migrate`: brings a database of an older version up to date.
struct MigrateCommand {
  static let syntax = CommandSyntax(
    name: "hetang-server migrate", summary: "bring a database of an older version up to date",
    options: [DatabaseFile.option],
    discussion: "All of it is changed or nothing is; a backup is wise all the same.")

  private let database: DatabaseFile

  init(_ arguments: Arguments) throws {
    database = try DatabaseFile(arguments)
  }

  /// Migrates the database.
  func run() async throws {
    let store = try await database.open(.readWrite)
    do {
      try await store.migrate()
    } catch {
      throw Failure(error, database: database.name)
    }
    await store.close()
    Console.say("\(database.name) is up to date")
  }
}
