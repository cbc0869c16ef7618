internal import Persistence

/// The inner keys of some rows, in an order that a statement can join with.
///
/// One statement reads them all: `FROM json_each(?) AS wanted CROSS JOIN t ON t.id = wanted.value`.
struct RowIDs: SQLiteBindable {
  let ids: [Int64]

  init(_ ids: some Sequence<Int64>) { self.ids = Array(ids) }

  func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set("[" + ids.map { String($0) }.joined(separator: ",") + "]")
  }
}
