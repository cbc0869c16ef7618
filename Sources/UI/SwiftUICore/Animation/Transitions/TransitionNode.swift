extension View {
  /// Says how the view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: ErasedTransition(transition: t)))
  }

  /// Says how the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// Says how a view comes and goes.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  typealias Body = Never

  let transition: T

  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    let node =
      slot.existing(TransitionNode<T, C>.self)
      ?? TransitionNode(view.modifier.transition, view.content, in: slot)
    slot.node = node
    node.show(view.modifier.transition, view.content)
  }

  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    let count = C._elementCount
    return count == .collection ? count : .varying
  }
}

/// A node that comes and goes in a way of its own.
@MainActor class ComingAndGoing: ViewNode {
  /// Whether the view goes before others come.
  var goesAtOnce: Bool { false }

  /// Starts going; what the transaction waits for holds until the view is gone.
  func leave(_ transaction: Transaction) {}
}

/// Shows a view by way of a transition; where nothing moves, as if there weren't one.
final class TransitionNode<T: Transition, C: View>: ComingAndGoing {
  private var transition: T
  private var phase: TransitionPhase
  private let content: ContentSource<C>
  private var child: ViewNode?
  private let moves: Bool
  /// What is to be done in the next update under the transaction of the arrival.
  private var arrival: DelayedChange?

  init(_ transition: T, _ view: C, in slot: _ViewSlot) {
    self.transition = transition
    content = ContentSource(view)
    moves = slot.parent.graph.frameClock != nil
    phase = .identity
    super.init(in: slot)
    graph.animations.transitions += 1
    if moves, let (transaction, _) = motionOfChange { arrive(transaction) }
  }

  private func arrive(_ transaction: Transaction) {
    phase = .willAppear
    let change = DelayedChange { [weak self] in self?.enter(.identity) }
    arrival = change
    TransactionScope.run(transition.transaction(transaction)) { graph.writes.add(change) }
  }

  func show(_ transition: T, _ view: C) {
    self.transition = transition
    content.view = view
    if child == nil { update() }
    if moves { content.refresh() } else { reconcile(view, into: &child) }
  }

  private func enter(_ new: TransitionPhase) {
    guard isAlive, phase != new, phase != .didDisappear else { return }
    phase = new
    setNeedsUpdate()
  }

  override func update() {
    needsUpdate = false
    guard moves else { return }
    let body = tracker.track(observing: T.self) {
      transition.body(content: PlaceholderContentView(source: content), phase: phase)
    }
    reconcile(body, into: &child)
  }

  override var goesAtOnce: Bool { transition.isIdentity }

  override func leave(_ transaction: Transaction) {
    let change = DelayedChange { [weak self] in self?.enter(.didDisappear) }
    TransactionScope.run(transition.transaction(transaction)) { graph.writes.add(change) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func willTearDown() {
    graph.animations.transitions -= 1
    super.willTearDown()
  }
}

extension Transition {
  /// The transaction with the transition's own animation, if it has one.
  fileprivate func transaction(_ transaction: Transaction) -> Transaction {
    guard let timed = self as? any TimedTransition, let animation = timed.ownAnimation else {
      return transaction
    }
    var transaction = transaction
    transaction.animation = animation
    return transaction
  }

  fileprivate var isIdentity: Bool {
    self is IdentityTransition || (self as? ErasedTransition)?.transition.isIdentity == true
  }
}

extension ViewNode {
  /// Ends a child: at once, or after the transitions in it have run.
  final func end(_ child: ViewNode) {
    guard graph.animations.transitions > 0, let (transaction, _) = motionOfChange else {
      return child.tearDown()
    }
    let leaving = child.transitions
    guard !leaving.isEmpty, !leaving.contains(where: \.goesAtOnce) else {
      return child.tearDown()
    }
    departing.append(child)
    var going = Transaction(animation: transaction.animation)
    going.addAnimationCompletion(criteria: .removed) { [weak self] in
      self?.departing.removeAll { $0 === child }
      child.tearDown()
    }
    for node in leaving { node.leave(going) }
  }

  /// The outermost transitions of what is here.
  private var transitions: [ComingAndGoing] {
    if let own = self as? ComingAndGoing { return [own] }
    var found: [ComingAndGoing] = []
    forEachChild { found += $0.transitions }
    return found
  }

  /// Whether this belongs to a view that goes before others come.
  final var isTakenAwayFirst: Bool {
    guard graph.animations.transitions > 0 else { return false }
    var node: ViewNode? = self
    while let current = node {
      if let transition = current as? ComingAndGoing { return transition.goesAtOnce }
      node = current.parent
    }
    return false
  }
}
