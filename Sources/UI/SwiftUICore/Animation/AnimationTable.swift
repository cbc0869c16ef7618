/// Something that moves from one picture to the next.
@MainActor protocol Motion: AnyObject {
  /// Takes up the time of the next picture.
  ///
  /// - Returns: Whether the motion goes on.
  func step(to now: Duration) -> Bool
}

/// What moves in a graph.
@MainActor final class AnimationTable {
  private var motions: ContiguousArray<any Motion> = []
  private var isFrameRequested = false
  /// The transaction of the update under way.
  var transaction = Transaction()
  /// How many views change the transaction for what is in them.
  var scopes = 0
  /// How many views say how they come and go.
  var transitions = 0

  var isMoving: Bool { !motions.isEmpty }

  func add(_ motion: any Motion, clock: any FrameClock) {
    motions.append(motion)
    requestFrame(of: clock)
  }

  private func requestFrame(of clock: any FrameClock) {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    clock.requestFrame()
  }

  /// Moves everything to the time of the next picture.
  func step(with clock: any FrameClock) {
    isFrameRequested = false
    let now = clock.now
    let due = motions
    motions.removeAll(keepingCapacity: true)
    let going = due.filter { $0.step(to: now) }
    motions.insert(contentsOf: going, at: 0)
    if !motions.isEmpty { requestFrame(of: clock) }
  }

  func removeAll() { motions.removeAll() }
}

extension ViewGraph {
  /// The clock of pictures, unless changes are to be shown at once.
  var frameClock: (any FrameClock)? {
    guard let clock = renderer.frameClock, !reducesMotion else { return nil }
    return clock
  }

  /// Prepares the next picture of what moves; called by the clock that was asked for it.
  package func showFrame() {
    guard isOpen, let clock = renderer.frameClock else { return }
    animations.step(with: clock)
    turn()
  }

  /// Whether something is moving.
  package var isAnimating: Bool { animations.isMoving }
}

extension ViewNode {
  /// The transaction of the update under way, as the views around this one have changed it.
  final var transaction: Transaction {
    var transaction = graph.animations.transaction
    guard graph.animations.scopes > 0 else { return transaction }
    var scopes: ContiguousArray<TransactionNode> = []
    var node: ViewNode? = self
    while let current = node {
      if let scope = current as? TransactionNode { scopes.append(scope) }
      node = current.parent
    }
    for scope in scopes.reversed() { scope.change(&transaction) }
    return transaction
  }

  /// The transaction and the clock for showing a change over time; `nil` to show it at once.
  final var motionOfChange: (transaction: Transaction, clock: any FrameClock)? {
    let animations = graph.animations
    guard animations.transaction.animation != nil || animations.scopes > 0 else { return nil }
    guard let clock = graph.frameClock else { return nil }
    let transaction = transaction
    return transaction.animation == nil ? nil : (transaction, clock)
  }
}
