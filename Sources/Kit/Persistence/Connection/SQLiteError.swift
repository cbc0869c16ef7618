/// Why the database did not do what was asked, by what a caller can do about it.
public enum SQLiteError: Error, Hashable, Sendable {
  /// Another connection holds the file; the same call may work later.
  case busy
  /// No room is left on the disk, or the file has reached its greatest size; nothing was changed.
  case full
  /// The file, or this way of opening it, allows no writing.
  case readOnly
  /// The file cannot be reached: no folder, no rights, or a failing disk.
  case unavailable(reason: String)
  /// The file holds something else than a sound database; only a repair or a backup helps.
  case corrupt(reason: String)
  /// A rule of the schema forbids the change; nothing of the statement was kept.
  case constraint(SQLiteConstraint)
  /// A newer version of the program has changed the file; `known` is `nil` for a program that
  /// knows no migration at all.
  case newerSchema(found: String, known: String?)
  /// The file's past differs from this program's: a migration was renamed, moved or removed.
  case differentSchema(found: String, expected: String)
  /// The task was cancelled; a transaction was rolled back.
  case interrupted
  /// A column holds another kind of value than the program expects.
  case unexpectedValue(column: String, expected: String, found: String)
  /// Anything else, most often a mistake in the statement; `code` is SQLite's extended one.
  case failed(code: Int32, message: String, sql: String)
}

/// A rule of the schema that a change would have broken.
public struct SQLiteConstraint: Hashable, Sendable {
  /// The sorts of rules that a schema has.
  public enum Kind: Hashable, Sendable {
    case check
    case foreignKey
    case notNull
    case primaryKey
    case unique
    /// A column of a strict table was given a value of another type.
    case dataType
    case other
  }

  public var kind: Kind
  /// The columns or the rule as SQLite names them, such as `board.name`; may be empty.
  public var subject: String

  /// Describes a broken rule.
  public init(_ kind: Kind, subject: String) {
    self.kind = kind
    self.subject = subject
  }
}
