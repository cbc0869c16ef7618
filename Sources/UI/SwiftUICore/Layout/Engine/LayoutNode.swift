package import Foundation

/// A node that has a size and a place: the engine's side of a layout subview.
///
/// A parent proposes, the node answers a size (cached per proposal), the parent places it, and it
/// places its own children. Only nodes that changed are measured or placed again.
@MainActor package class LayoutNode: ViewNode {
  private(set) final unowned var layoutParent: LayoutNode?
  private final var cache = SizeCache()
  private final var spacingCache: ViewSpacing?
  final var needsMeasure = false
  final var needsPlacement = true
  /// Where the parent's layout has put this node, before the parent settles its placement.
  final var wanted = (origin: CGPoint.zero, proposal: ProposedViewSize.unspecified)
  package internal(set) final var origin = CGPoint.zero
  package internal(set) final var placedSize = CGSize.zero
  final var placedProposal = ProposedViewSize.unspecified
  /// Whether the node is part of what is shown.
  package internal(set) final var isPlaced = false
  /// Whether a node below writes a preference: preference readers only descend where this is set.
  final var leadsToPreferences = false
  /// The joined preferences of what is below, by key.
  final var preferenceCache: [ObjectIdentifier: Any] = [:]
  /// Whether something below wants to hear of moved frames.
  final var leadsToFrameReaders = false
  final var layoutTracker: Tracker?
  /// What the renderer shows for this node, if anything.
  final var element: ElementRecord?
  final var needsCommit = true
  /// Why the node lies elsewhere since the last commit, if that is to be shown as a motion.
  final var moveCause: MoveCause?
  final var elementRun: ElementRun?
  /// The row of a grid that the node is a cell of.
  final weak var gridRow: GridRowNode?

  // MARK: - For subclasses

  /// Works out the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Finds where the node itself places a guide.
  func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

  /// Places the children in `placedSize`.
  func placeChildren() {}

  /// The distances that the node would like to its neighbours.
  func makeSpacing() -> ViewSpacing { lengths.plainSpacing }

  /// The importance when space is handed out.
  var priority: Double { 0 }

  /// The value for a layout's key.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value { K.defaultValue }

  /// Tells a spacer or divider along which axis the stack around it runs.
  func adoptOrientation(_ axis: Axis?) {}

  /// Calls a closure for each node that this one places.
  func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// Drops what was worked out from sizes and spacing below, which may be others now.
  func willRemeasure() {}

  /// Takes up that the renderer has other fonts or sizes of controls now.
  func rendererDidChange() { setNeedsLayout() }

  /// Brings children up to date before sizes are asked for.
  func prepareToMeasure() {}

  /// The row of a grid that this is a cell of, also through what is around the cell.
  func findGridRow() -> GridRowNode? { gridRow }

  /// Takes up that the node may lie elsewhere now.
  func checkFrames() {}

  /// Tells a program the frame of the node, which it may want to hear of again.
  func tellFrame(in space: CoordinateSpace) -> CGRect { frame(in: space) }

  /// Tells a program the safe area of the node, which it may want to hear of again.
  func tellSafeAreaInsets() -> EdgeInsets { safeAreaInsets }

  /// Runs when the node becomes part of what is shown, after its children did.
  func didAppear() {}

  /// Runs when the node is no longer part of what is shown.
  func didDisappear() {}

  /// Whether a change of size below leaves this node's size alone.
  var ignoresContentSize: Bool { false }

  /// What the renderer shows for this node.
  var content: ElementContent? { nil }

  /// What can be done to the node's element.
  var offers: Set<ElementAction.Name> { [] }

  /// The names of what `.custom` asks of the node's element.
  var actionNames: [String] { [] }

  /// How the node reacts to a tap on it or on what is in it; `nil` leaves it to those around.
  func takeUpTap(count: Int) -> (() -> Void)? { nil }

  /// How the node reacts to an action; `nil` leaves it to those around.
  func takeUp(_ action: ElementAction) -> (() -> Void)? { nil }

  /// Tells that a preference below may have changed.
  func preferencesDidChange() {}

  /// Adds the preferences of what is below, in order.
  func addPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
    guard leadsToPreferences, isPlaced else { return }
    let id = ObjectIdentifier(key)
    if let known = preferenceCache[id] {
      if let known = known as? K.Value { K.combine(known, into: &value) }
      return
    }
    var joined: K.Value?
    forEachLayoutChild { $0.addPreference(key, to: &joined) }
    preferenceCache[id] = joined ?? NoPreference()
    if let joined { K.combine(joined, into: &value) }
  }

  // MARK: - Lists

  final override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }

  final override var rowCount: Int { 1 }
  final override func collectRuns(into runs: inout RowRuns) { runs.add(1) }
  final override func rowID(at index: Int) -> RowID? {
    RowID(value: AnyHashable(ObjectIdentifier(self)))
  }
  final override func rowIndex(of id: RowID) -> Int? { rowID(at: 0) == id ? 0 : nil }
  final override func keepRows(_ range: Range<Int>) {}

  final override func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }

  final func adopt(_ child: LayoutNode) {
    child.layoutParent = self
    if child.leadsToFrameReaders { markLeadsToFrameReaders() }
    if child.leadsToPreferences { markLeadsToPreferences() }
    setNeedsCommit()
  }

  /// Forgets the container, which is about to end before this node does.
  final func leaveContainer() { layoutParent = nil }

  final func markLeadsToFrameReaders() {
    var node: LayoutNode? = self
    while let current = node, !current.leadsToFrameReaders {
      current.leadsToFrameReaders = true
      node = current.layoutParent
    }
  }

  final func markLeadsToPreferences() {
    var node: LayoutNode? = self
    while let current = node, !current.leadsToPreferences {
      current.leadsToPreferences = true
      node = current.layoutParent
    }
  }

  // MARK: - Measuring

  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let index = cache.index(of: proposal) { return cache.entries[index].size }
    graph.counters.measurements += 1
    prepareToMeasure()
    var size = measure(proposal)
    if let grid = lengths.grid { size = grid.size(size) }
    cache.insert(size, for: proposal)
    return size
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(for: proposal))
  }

  final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard graph.guides.mayBePlaced(key) else { return nil }
    let size = size(for: proposal)
    if let index = cache.index(of: proposal), let known = cache.guide(key, at: index) {
      return known
    }
    let value = findGuide(key, proposal: proposal, size: size)
    if let index = cache.index(of: proposal) { cache.insert(value, of: key, at: index) }
    return value
  }

  final var spacing: ViewSpacing {
    if let spacingCache { return spacingCache }
    prepareToMeasure()
    let spacing = makeSpacing()
    spacingCache = spacing
    return spacing
  }

  final override func setNeedsLayout() {
    guard isAlive, !needsMeasure else { return }
    needsMeasure = true
    graph.layoutQueue.addMeasure(self)
  }

  /// Places the children again, the size being what it was.
  final func setNeedsPlacement() {
    guard isAlive else { return }
    needsPlacement = true
    graph.layoutQueue.addPlacement(self)
  }

  override func directionDidChange() {
    setNeedsLayout()
    super.directionDidChange()
  }

  /// Asks the layout around to arrange anew because of a trait of this node.
  final func traitsDidChange() { layoutParent?.setNeedsLayout() }

  /// Answers the old proposals again; only if an answer differs is the parent measured again.
  final func remeasure() {
    guard isAlive, needsMeasure else { return }
    needsMeasure = false
    layoutTracker?.forget()
    let old = cache.entries
    let oldSpacing = spacingCache
    willRemeasure()
    cache.removeAll()
    spacingCache = nil
    setNeedsPlacement()
    var isSame = true
    for entry in old where isSame {
      isSame = size(for: entry.proposal) == entry.size
      for guide in entry.guides where isSame {
        isSame = explicitGuide(guide.key, for: entry.proposal) == guide.value
      }
    }
    if let oldSpacing, isSame { isSame = spacing.isSame(as: oldSpacing) }
    if !isSame, let layoutParent { layoutParent.childDidResize(self) }
  }

  /// Takes up that a child answers other sizes now.
  func childDidResize(_ child: LayoutNode) {
    if ignoresContentSize { setNeedsPlacement() } else { setNeedsLayout() }
  }

  override func willTearDown() {
    if isPlaced { didDisappear() }
    isPlaced = false
    layoutTracker?.forget()
    layoutParent?.setNeedsCommit()
    dropElement()
  }

  override func verify() -> String? {
    if needsMeasure { return "\(label): still to be measured after the turn" }
    if isPlaced, needsPlacement { return "\(label): still to be placed after the turn" }
    if let layoutParent, !layoutParent.isAlive { return "\(label): its container has ended" }
    return super.verify() ?? layoutTracker?.verify()
  }
}

/// Stands for the joined preferences of nodes that set none.
private struct NoPreference {}
