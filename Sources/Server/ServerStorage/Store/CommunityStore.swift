package import Foundation
package import Persistence

/// A community in a SQLite file.
///
/// Lists across boards (hot topics, channels, the album, searches, a member's articles) hold nothing
/// of boards that only members may read.
package struct CommunityStore: Sendable {
  /// What the store is opened for.
  package enum Access: Hashable, Sendable {
    /// Reading; the file exists and has been migrated.
    case readOnly
    /// Reading and adding; a missing file is made.
    case readWrite
  }

  /// How many hits a search counts, the best ones.
  package static let searchLimit = 1_000

  let database: SQLiteDatabase
  let access: Access
  private let clock: @Sendable () -> Date

  /// Opens a community's file.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - access: What it is opened for.
  ///   - clock: Tells the time that today's numbers and a section's hot topics count from.
  ///   - trace: Called with each statement before it runs.
  /// - Throws: `.outdated` when it is opened to read and lacks migrations; `.otherVersion`,
  ///   `.damaged`, `.unavailable`.
  package init(
    at file: URL, access: Access, clock: @escaping @Sendable () -> Date = { Date() },
    trace: (@Sendable (String) -> Void)? = nil
  ) async throws(StorageError) {
    let configuration = SQLiteConfiguration(
      access: access == .readOnly ? .readOnly : .create, durability: .normal,
      cacheKilobytes: 32_768, trace: trace)
    self.access = access
    self.clock = clock
    let missing: [String]
    do {
      database = try await SQLiteDatabase.open(at: file, configuration: configuration)
      missing = try await database.pendingMigrations(of: CommunitySchema.migrations)
    } catch {
      throw StorageError(error)
    }
    if access == .readOnly, !missing.isEmpty { throw .outdated(missing: missing) }
  }

  /// Brings the file up to date with this version.
  ///
  /// - Throws: `.otherVersion` when a newer one has made it; `.readOnly`.
  package func migrate() async throws(StorageError) {
    guard access == .readWrite else { throw .readOnly }
    do { try await database.migrate(CommunitySchema.migrations) } catch {
      throw StorageError(error)
    }
  }

  /// Adds records in one transaction: all of them, or none.
  ///
  /// - Parameter body: Adds records, on a thread of its own.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, or a `StorageError`; nothing is added then.
  @discardableResult
  package func write<Result: Sendable>(
    _ body: @Sendable (CommunityWriter) throws -> Result
  ) async throws -> Result {
    guard access == .readWrite else { throw StorageError.readOnly }
    return try await database.write(orThrow: { StorageError($0) as any Error }) {
      connection throws in
      do {
        let writer = try CommunityWriter(connection: connection)
        let result = try body(writer)
        try writer.finish()
        return result
      } catch let error as SQLiteError {
        throw StorageError(error)
      }
    }
  }

  /// Closes the file, after the work that is under way.
  package func close() async { await database.close() }

  /// The statements run and rows read so far.
  package var statistics: SQLiteStatistics { database.statistics }

  /// The time, by the clock the store was given.
  var now: Date { clock() }

  /// When the day began at UTC+8, in milliseconds since 1970.
  var midnight: Int64 {
    let day: Int64 = 86_400_000
    let offset: Int64 = 8 * 3_600_000
    let local = now.milliseconds + offset
    return local - (local % day + day) % day - offset
  }

  /// Runs a closure that reads one state of the file.
  func read<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteError) -> Result
  ) async throws(StorageError) -> Result {
    do { return try await database.read(body) } catch { throw StorageError(error) }
  }

  /// Reads a page: its rows' keys by one closure, the items by another.
  func page<Item: Sendable>(
    _ page: Int, _ size: Int,
    _ body:
      @Sendable (SQLiteConnection, _ limit: Int, _ offset: Int) throws(SQLiteError) -> (
        items: [Item], total: Int
      )
  ) async throws(StorageError) -> Page<Item> {
    precondition(page >= 1 && size >= 1, "page \(page) of size \(size)")
    let found = try await read { connection throws(SQLiteError) in
      try body(connection, size, (page - 1) * size)
    }
    return Page(items: found.items, page: page, size: size, totalItems: found.total)
  }
}

extension Date {
  /// As the tables keep it.
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
