package import Persistence

/// An identifier is kept as a BLOB of 16 bytes, the first digits first.
extension EntityID: SQLiteBindable, SQLiteColumnDecodable {
  package func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    var halves = (high.bigEndian, low.bigEndian)
    var failure: SQLiteError?
    withUnsafeBytes(of: &halves) { bytes in
      do throws(SQLiteError) { try parameter.set(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  package init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    let halves: (UInt64, UInt64)? = try row.withBytes(at: column) { bytes in
      guard bytes.count == 16 else { return nil }
      return (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    guard let halves else { throw row.unexpectedValue(at: column, expected: "16 bytes") }
    self.init(high: halves.0, low: halves.1)
  }
}
