package import Foundation

/// The views of one window or scene: their nodes, what waits to be done, and the turns that do it.
@MainActor package final class ViewGraph {
  package var counters = Counters()
  let guides = GuideTable()
  let elements = ElementTable()
  let listeners = ListenerQueue()
  let animations = AnimationTable()
  let gestures = GestureArena()
  let hover = HoverCenter()
  let matchedGroups = MatchedGroups()
  let focusedWrites = FocusedWrites()
  let drops = DropCenter()
  let folded = FoldedControls()
  /// How many nodes there are that make safe areas.
  final var safeAreaCount = 0
  package let tasks = TaskCount()
  private(set) lazy var writes = WriteQueue { [weak self] in self?.wake() }
  private(set) lazy var layoutQueue = LayoutQueue { [weak self] in self?.wake() }
  private(set) lazy var scrollTargets = ScrollTargets { [weak self] in self?.wake() }
  private(set) lazy var focus = FocusCenter { [weak self] in self?.wake() }
  private(set) lazy var actions = ActionQueue { [weak self] in self?.wake() }
  private var updates = DepthQueue<ViewNode>()
  private var recentUpdates: ContiguousArray<String> = []
  /// Counts the passes of all turns.
  private(set) var passNumber = 0
  /// Whether a person has asked for less motion: changes are shown at once.
  package var reducesMotion = false
  private var isInTurn = false
  private var isScheduled = false
  final var needsCommit = false
  /// The state that comes back to the views being made.
  var restoring: ParkedState?
  /// Whether the graph still shows its views.
  package private(set) var isOpen = true
  package unowned let renderer: any Renderer
  private var rootNode: RootNode?
  private let rootScope: EnvironmentScope
  /// The lengths of the renderer, as of the last change of the environment.
  private(set) var lengths: LayoutLengths
  private var environmentWrite: (inout EnvironmentValues) -> Void = { _ in }

  /// Where `@SceneStorage` keeps its values.
  package var sceneStore = SceneStore(prefix: "scene.")
  /// The date that it is.
  package var currentDate: () -> Date = { Date() }
  /// Waits for a length of time; gestures that last and timelines do.
  package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// The most passes that a turn may take; a program that needs more does not settle.
  package var passLimit = 100

  /// Runs before each turn: brings what other graphs share with this one up to date.
  package var prepareTurn: (() -> Void)?
  /// Runs after a turn that leaves other values for commands than before.
  package var onFocusedValues: ((FocusedValues) -> Void)?

  /// Creates a graph without views.
  ///
  /// - Parameters:
  ///   - renderer: Shows the views; it outlives the graph.
  ///   - scope: An environment around that of the window.
  package init(renderer: any Renderer, inside scope: EnvironmentScope? = nil) {
    self.renderer = renderer
    lengths = LayoutLengths(renderer.metrics)
    rootScope = EnvironmentScope(parent: scope)
    updateEnvironment()
  }

  // MARK: - Content

  /// Shows a view, updating what is shown if it is of the same type as before.
  package func show<V: View>(_ view: V) {
    let root = rootNode ?? RootNode(of: self, scope: rootScope)
    rootNode = root
    root.show(view)
    wake()
  }

  /// The size that is proposed to the views.
  package var size = CGSize.zero {
    didSet {
      guard size != oldValue else { return }
      updateEnvironment()
      rootNode?.sizeDidChange()
    }
  }

  /// Sets values of the outermost environment, in place of those that were set before.
  package func setEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) {
    environmentWrite = write
    updateEnvironment()
  }

  func updateEnvironment() {
    var values = EnvironmentValues(base: nil)
    let metrics = renderer.metrics
    if metrics != lengths.metrics { lengths = LayoutLengths(metrics) }
    values.rendererMetrics = metrics
    values.adopt(windowSize: size)
    environmentWrite(&values)
    rootScope.set(values.writes)
  }

  /// Ends all views: they disappear, tasks are cancelled.
  package func close() {
    guard isOpen else { return }
    gestures.cancel()
    rootNode?.tearDown()
    rootNode = nil
    turn()
    isOpen = false
  }

  var root: RootNode? { rootNode }

  /// The size that the views want for a proposal.
  package func idealSize(for proposal: ProposedViewSize) -> CGSize {
    rootNode?.child?.size(for: proposal) ?? .zero
  }

  /// How many elements the renderer shows.
  package var shownElementCount: Int { elements.count }

  // MARK: - Invalidation

  func enqueueUpdate(_ node: ViewNode) {
    updates.add(node)
    wake()
  }

  func countBody(of type: Any.Type) {
    counters.countBody(of: type)
    if counters.passes > passLimit - 5 { recentUpdates.append(typeName(type)) }
  }

  private func wake() {
    guard !isInTurn, !isScheduled, isOpen else { return }
    isScheduled = true
    renderer.scheduleTurn()
  }

  // MARK: - Turn

  /// Whether something waits for a turn.
  package var isSettled: Bool {
    !hasWork && !needsCommit
  }

  private var hasWork: Bool {
    !(writes.isEmpty && updates.isEmpty && layoutQueue.isEmpty && actions.isEmpty
      && scrollTargets.isEmpty && !focus.hasRequests)
  }

  /// Carries out what waits until nothing does, then commits once.
  package func turn() {
    guard !isInTurn, isOpen else { return }
    isInTurn = true
    isScheduled = false
    prepareTurn?()
    counters.passes = 0
    var hasSettled = true
    recentUpdates.removeAll()
    repeat {
      counters.passes += 1
      guard counters.passes <= passLimit, runPass() else {
        hasSettled = false
        reportLoop()
        break
      }
    } while hasWork
    commit()
    isInTurn = false
    #if DEBUG
      if hasSettled { reportBrokenInvariants() }
    #endif
    // Who hears of them may well change what this graph shows.
    if let values = focusedWrites.takeChange(focused: focus.focused) { onFocusedValues?(values) }
  }

  /// - Returns: Whether layout came to rest.
  private func runPass() -> Bool {
    passNumber += 1
    let transaction = writes.applyFirst()
    animations.transaction = transaction ?? Transaction()
    while let node = updates.popShallowest() {
      if node.isAlive, node.needsUpdate { node.update() }
    }
    var isAtRest = runLayout()
    if isAtRest, !scrollTargets.isEmpty { isAtRest = scrollTargets.scroll(layout: runLayout) }
    listeners.deliver()
    focus.settle()
    actions.run()
    animations.transaction = Transaction()
    for completion in transaction?.completions ?? [] { completion.release() }
    return isAtRest
  }

  /// Places until nothing waits, each node a few times at most on average.
  ///
  /// - Returns: Whether layout came to rest.
  private func runLayout() -> Bool {
    var placements = 0
    for _ in 0..<passLimit {
      while layoutQueue.runOne() {
        placements += 1
        if placements > Self.placementsPerNode * (counters.nodes + 100) { return false }
      }
      for node in layoutQueue.takeMoved() where node.isAlive { node.checkFramesBelow() }
      if layoutQueue.isEmpty { return true }
    }
    return false
  }

  /// How often nodes may be placed in one layout, on average; what settles needs a few.
  private static let placementsPerNode = 25

  private func commit() {
    guard needsCommit, let rootNode else { return }
    needsCommit = false
    let changes = elements.takeChanges(below: rootNode, isTouched: rootNode.needsCommit)
    guard !changes.isEmpty else { return }
    counters.turns += 1
    renderer.commit(changes)
  }

  private func reportLoop() {
    var names: [String] = []
    let waiting = layoutQueue.waiting(5).map(\.label)
    for name in recentUpdates + waiting where !names.contains(name) { names.append(name) }
    Diagnostics.report(
      "views do not settle after \(passLimit) passes of one turn, each pass changes state that "
        + "the next one reads: \(names.joined(separator: ", "))")
  }
}
