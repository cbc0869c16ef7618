/// Something that evaluations depend on: a state slot, an environment key of a scope.
///
/// Each registration is known from both sides by index, so ending one costs O(1) however many
/// others the source has.
@MainActor class Source {
  struct Link {
    unowned let tracker: Tracker
    var index: Int
  }

  fileprivate(set) var links: ContiguousArray<Link> = []
  fileprivate var lastTracker: ObjectIdentifier?
  fileprivate var lastGeneration = 0

  nonisolated init() {}

  /// Registers the evaluation under way, if there is one.
  final func read() { Evaluation.current?.register(self) }

  /// Marks every evaluation that read this.
  final func invalidateReaders() {
    for link in links { link.tracker.invalidate(because: self) }
  }

  /// Marks the evaluations that read this and satisfy a condition.
  final func invalidateReaders(where isAffected: (ViewNode) -> Bool) {
    for link in links where isAffected(link.tracker.node) {
      link.tracker.invalidate(because: self)
    }
  }
}

/// One kind of evaluation of one node, and what its last run read.
@MainActor final class Tracker {
  enum Purpose {
    case update
    case layout
  }

  unowned let node: ViewNode
  let purpose: Purpose
  private var links: ContiguousArray<(source: Source, index: Int)> = []
  private(set) var generation = 1
  private var canceller: ObservationCanceller?
  /// What makes the evaluation run again, if it is one that asks.
  var changes: ChangeRecord?

  init(node: ViewNode, purpose: Purpose) {
    self.node = node
    self.purpose = purpose
  }

  /// Whether the evaluation under way is the first.
  var isFirstRun: Bool { generation == 2 }

  /// What the last run has read, as far as sources.
  var registered: [AnyObject] { links.map(\.source) }

  func invalidate(because cause: AnyObject) {
    changes?.add(cause)
    switch purpose {
    case .update: node.setNeedsUpdate()
    case .layout: node.setNeedsLayout()
    }
  }

  func register(_ source: Source) {
    let id = ObjectIdentifier(self)
    if source.lastTracker == id, source.lastGeneration == generation { return }
    source.lastTracker = id
    source.lastGeneration = generation
    source.links.append(Source.Link(tracker: self, index: links.count))
    links.append((source, source.links.count - 1))
    node.graph.counters.registrations += 1
  }

  /// Ends every registration of the last run.
  func forget() {
    generation += 1
    canceller?.cancel()
    node.graph.counters.registrations -= links.count
    while let link = links.popLast() { remove(link) }
  }

  private func remove(_ link: (source: Source, index: Int)) {
    let source = link.source
    let last = source.links.count - 1
    if link.index != last {
      let moved = source.links[last]
      source.links[link.index] = moved
      moved.tracker.links[moved.index].index = link.index
    }
    source.links.removeLast()
    if source.lastTracker == ObjectIdentifier(self) { source.lastTracker = nil }
  }

  /// Runs an evaluation, replacing the registrations of the last one with those it makes.
  func track<Result>(observing type: Any.Type, _ body: () -> Result) -> Result {
    forget()
    let outer = Evaluation.enter(self)
    defer {
      Evaluation.leave(restoring: outer)
      changes?.clear()
    }
    return observe(type, body)
  }

  /// Runs one of several evaluations of the same kind, keeping the registrations of the others.
  func trackMore<Result>(observing type: Any.Type, _ body: () -> Result) -> Result {
    let outer = Evaluation.enter(self)
    defer { Evaluation.leave(restoring: outer) }
    return observe(type, body)
  }

  private func observe<Result>(_ type: Any.Type, _ body: () -> Result) -> Result {
    let known = ObservingTypes.contains(type)
    if known, canceller == nil { canceller = ObservationCanceller() }
    let canceller = known ? canceller : nil
    return withTracking(body, canceller: canceller) { [weak self, generation] in
      ObservingTypes.insert(type)
      return { @Sendable in MainThread.run { self?.observedChange(generation) } }
    }
  }

  private func observedChange(_ changed: Int) {
    guard changed == generation, node.isAlive else { return }
    node.graph.writes.add(ObservedChange(tracker: self, generation: changed))
  }

  /// Marks the evaluation that read an observed object, unless it has run again since.
  fileprivate func takeUp(_ change: ObservedChange) {
    if change.generation == generation, node.isAlive {
      invalidate(because: ChangeRecord.dependencies)
    }
  }

  /// Checks that both sides of every registration agree.
  func verify() -> String? {
    for (position, link) in links.enumerated() {
      guard link.source.links.indices.contains(link.index),
        link.source.links[link.index].tracker === self,
        link.source.links[link.index].index == position
      else { return "\(node.label): a registration is known from one side only" }
    }
    return nil
  }
}

/// A change of an observed object, which waits for the update of its transaction as writes do.
@MainActor final class ObservedChange: WritableSlot {
  private weak var tracker: Tracker?
  fileprivate let generation: Int

  init(tracker: Tracker, generation: Int) {
    self.tracker = tracker
    self.generation = generation
  }

  nonisolated func assign(to group: WriteGroup.ID) {}
  func apply(_ group: WriteGroup.ID) { tracker?.takeUp(self) }
}
