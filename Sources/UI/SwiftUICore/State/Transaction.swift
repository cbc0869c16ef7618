/// What is true of an update: how the changes that caused it want to be shown.
public nonisolated struct Transaction {
  /// How the changes are shown; `nil` for at once.
  public var animation: Animation?
  /// Whether views may not animate the changes of their own accord.
  public var disablesAnimations = false
  /// Whether the changes are part of a continuous interaction, such as a drag.
  public var isContinuous = false
  /// Whether the speed of changes is kept for animations that follow.
  public var tracksVelocity = false

  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var completions: [AnimationCompletion] = []
  /// What keeps apart the changes of two calls; plain changes share 0.
  var id = 0

  /// Creates a transaction without any wish.
  public init() {}

  /// Creates a transaction whose changes are shown with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Runs an action when everything that is set in motion is over.
  @MainActor @preconcurrency public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The value of a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether nothing is wished for.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && values.isEmpty
      && completions.isEmpty
  }
}

/// Names a value that goes along with changes.
public nonisolated protocol TransactionKey {
  /// The type of the values.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Runs code whose changes make an update of their own, under a transaction.
@MainActor @preconcurrency public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.run(transaction, body)
}

/// Runs code whose changes go along with a value.
@MainActor @preconcurrency public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionScope.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// The transaction that changes now belong to.
@MainActor enum TransactionScope {
  private static var scoped: Transaction?
  private static var lastID = 0

  /// The innermost transaction; plain changes share one.
  static var current: Transaction { scoped ?? Transaction() }

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = scoped
    var transaction = transaction
    lastID += 1
    transaction.id = lastID
    scoped = transaction
    for completion in transaction.completions { completion.hold() }
    defer {
      scoped = outer
      for completion in transaction.completions { completion.release() }
    }
    return try body()
  }
}
