/// What is true of an update: how the writes that caused it want to be shown.
public nonisolated struct Transaction: Sendable {
  /// Whether animations are suppressed while this transaction is carried out.
  public var disablesAnimations = false
  /// Whether the writes are part of a continuous interaction, such as a drag.
  public var isContinuous = false

  @MainActor private static var scoped: Transaction?
  @MainActor private static var lastID = 0

  var id = 0

  /// Creates a transaction without any wish.
  public init() {}

  /// The transaction that writes now belong to; plain writes share one.
  @MainActor static var current: Transaction { scoped ?? Transaction() }

  @MainActor fileprivate static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = scoped
    defer { scoped = outer }
    lastID += 1
    var transaction = transaction
    transaction.id = lastID
    scoped = transaction
    return try body()
  }
}

/// Runs code whose writes make an update of their own, under a transaction.
@MainActor @preconcurrency public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}
