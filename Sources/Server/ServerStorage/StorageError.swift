internal import Persistence

/// Why the community's data could not be read or kept.
package enum StorageError: Error, Hashable, Sendable {
  /// Another process writes; the same call may work later.
  case busy
  /// No room is left; nothing was changed.
  case full
  /// The store was opened to read, or its file may only be read.
  case readOnly
  /// The file is missing or out of reach.
  case unavailable(reason: String)
  /// The file cannot be trusted; only a backup helps.
  case damaged(reason: String)
  /// The file was made by another version: newer, or one whose migrations differ.
  case otherVersion(reason: String)
  /// The file lacks migrations of this version; `migrate()` applies them.
  case outdated(missing: [String])
  /// A record refers to one that was not added before it.
  case missing(String, EntityID)
  /// A rule of the schema forbids the record, such as a name that is taken.
  case refused(rule: String)
  /// The task was cancelled; nothing was changed.
  case cancelled
  /// Anything else, which is a mistake in this program.
  case failed(reason: String)
}

extension StorageError {
  /// Translates what the database answered.
  init(_ error: SQLiteError) {
    switch error {
    case .busy: self = .busy
    case .full: self = .full
    case .readOnly: self = .readOnly
    case .unavailable(let reason): self = .unavailable(reason: reason)
    case .corrupt(let reason): self = .damaged(reason: reason)
    case .constraint(let rule): self = .refused(rule: "\(rule.kind) \(rule.subject)")
    case .newerSchema(let found, let known):
      self = .otherVersion(reason: "it has \(found), this program knows up to \(known ?? "none")")
    case .differentSchema(let found, let expected):
      self = .otherVersion(reason: "it has \(found) in the place of \(expected)")
    case .interrupted: self = .cancelled
    case .unexpectedValue(let column, let expected, let found):
      self = .damaged(reason: "\(column) holds \(found) instead of \(expected)")
    case .failed(let code, let message, let sql):
      self = .failed(reason: "\(message) (\(code)): \(sql)")
    }
  }
}
