internal import CSQLite

/// Gives SQLite's full-text search the tokens of `FullTextScanner`.
enum FullTextTokenizer {
  /// The name that tables ask for; a table made with it can be used by no program without it.
  static let name = "hetang"

  /// Makes the tokenizer known to a connection.
  ///
  /// - Throws: `.failed` when this SQLite has no full-text search.
  static func register(in connection: SQLiteConnection) throws(SQLiteError) {
    guard let interface = hetang_sqlite_fts5(connection.handle) else {
      throw .failed(code: SQLITE_ERROR, message: "SQLite lacks FTS5", sql: "SELECT fts5(?)")
    }
    var tokenizer = fts5_tokenizer(
      xCreate: { _, _, _, tokenizer in
        // It has no state; SQLite only asks for an address that is not null.
        tokenizer?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, _, text, count, emit in
        guard let text, let emit else { return SQLITE_OK }
        return text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
          FullTextTokenizer.tokenize(
            UnsafeBufferPointer(start: bytes, count: Int(count)), context, emit)
        }
      })
    let code = interface.pointee.xCreateTokenizer(interface, name, nil, &tokenizer, nil)
    guard code == SQLITE_OK else { throw connection.error(code, "xCreateTokenizer") }
  }

  private typealias Emit =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32
    ) -> Int32

  private static func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?, _ emit: Emit
  ) -> Int32 {
    var scanner = FullTextScanner(text)
    while scanner.advance() {
      let range = scanner.range
      let code = scanner.token.withUnsafeBytes { token in
        emit(
          context, 0, token.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(token.count),
          Int32(range.lowerBound), Int32(range.upperBound))
      }
      guard code == SQLITE_OK else { return code }
    }
    return SQLITE_OK
  }
}
