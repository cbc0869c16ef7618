/// Where a client writes what it does: one line per request, answer, repetition and failure.
///
/// The lines hold no password, cookie, token or body; see `Redaction`.
public struct NetworkLog: Sendable {
  /// Takes a line, without a line end.
  public let write: @Sendable (String) -> Void

  /// Makes a log of a function that takes lines.
  public init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes nothing.
  public static let silent = NetworkLog { _ in }
}
