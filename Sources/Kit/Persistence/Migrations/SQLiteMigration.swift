/// One step of a schema's past, kept under a name that never changes.
///
/// A list of migrations is only ever added to at its end: what has been applied to somebody's file
/// cannot be edited any more.
public struct SQLiteMigration: Sendable {
  /// Unique among the migrations of a database.
  public let name: String
  let apply: @Sendable (SQLiteConnection) throws(SQLiteError) -> Void

  /// Makes a step that runs a script.
  public init(_ name: String, script: String) {
    self.init(name) { connection throws(SQLiteError) in try connection.execute(script) }
  }

  /// Makes a step that runs a closure; it is inside a transaction already.
  public init(
    _ name: String, apply: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Void
  ) {
    self.name = name
    self.apply = apply
  }
}
