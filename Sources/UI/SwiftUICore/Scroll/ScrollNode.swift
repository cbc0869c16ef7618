import Foundation

/// A viewport: how far its content is moved, and what keeps it there.
final class ScrollNode: LayoutNode, SizeContainer {
  private(set) var axes: Axis.Set = .vertical
  private var allowsIndicators = true
  @exclusivity(unchecked) private var contentNode: ViewNode?
  private let innerScope: EnvironmentScope
  /// What modifiers say to the nearest scroll view inside.
  var settings = ScrollSettings()
  /// What the environment says to all scroll views.
  var traits = ScrollTraits()
  /// How far the content is moved, from where its leading top corner meets that of the viewport.
  private(set) var offset = CGPoint.zero
  /// The size of the content with the space around it.
  private(set) var contentSize = CGSize.zero
  /// The safe area around that the viewport reaches into.
  var safeInsets = EdgeInsets() {
    didSet { if safeInsets != oldValue { setNeedsLayout() } }
  }
  /// Counts moves that were asked for, after which lazy containers look for a new anchor.
  private(set) var moves = 0
  private weak var leader: LazyNode?
  private var lastViewport: CGSize?
  private var proposedViewport: CGSize?
  /// The turn in which the content was placed first, and stays where it is initially.
  private var firstTurn: Int?
  private var hasMoved = false
  var isListening = false
  /// The position that was asked for or told last.
  var knownWish: ScrollPositionSource.Wish?
  var toldTarget: AnyHashable?
  var isTold = false
  /// Whether a person has moved the content since a position was told.
  var wasMovedByPerson = false
  var offsetBeforeMovement: CGPoint?
  var phase = ScrollPhase.idle
  var isRefreshing = false
  var refreshAction: RefreshAction?
  /// The nodes whose size depends on that of the viewport.
  var dependents: [ObjectIdentifier: WeakNode] = [:]

  override init(in slot: _ViewSlot) {
    innerScope = EnvironmentScope(parent: slot.scope)
    super.init(in: slot)
    var values = EnvironmentValues(base: nil)
    values.scrollSettings = ScrollSettings()
    innerScope.set(values.writes)
    if let kept = graph.restoring?.take(KeptOffset.self, of: ScrollNode.self) {
      (offset, hasMoved) = (kept.offset, true)
    }
  }

  override func park(in state: ParkedState) {
    state.add(KeptOffset(offset), of: ScrollNode.self, isWorthKeeping: hasMoved)
    super.park(in: state)
  }

  func show<V: View>(_ view: V, axes: Axis.Set, allowsIndicators: Bool) {
    if axes != self.axes || allowsIndicators != self.allowsIndicators {
      self.axes = axes
      self.allowsIndicators = allowsIndicators
      setNeedsLayout()
      contentDidChange()
    }
    update()
    reconcile(
      LayoutView(layout: VStackLayout(), content: view), into: &contentNode, scope: innerScope)
    if let child, child.layoutParent == nil { adopt(child) }
  }

  override func update() {
    needsUpdate = false
    readSettings()
  }

  var child: LayoutNode? { contentNode as? LayoutNode }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }
  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { child.map(body) }

  // MARK: - Layout

  /// The space around the content.
  var insets: EdgeInsets { settings.margins.content + safeInsets }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    var inner = proposal
    for axis in Axis.allCases {
      inner[axis] = axes.contains(axis) ? nil : proposal[axis].map { max($0 - insets[axis], 0) }
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposedViewport = proposal.replacingUnspecifiedDimensions(by: graph.size)
    var size = child?.size(for: inner(proposal)) ?? .zero
    for axis in Axis.allCases {
      let length = size[axis] + insets[axis]
      size[axis] = axes.contains(axis) ? proposal[axis] ?? length : length
    }
    return size
  }

  override func placeChildren() {
    guard let child else { return }
    let proposal = inner(placedProposal)
    let oldSize = contentSize
    contentSize = child.size(for: proposal)
    var new = offset
    for axis in Axis.allCases {
      contentSize[axis] += insets[axis]
      guard axes.contains(axis) else { continue }
      let before = lastViewport.map { max(oldSize[axis] - $0[axis], 0) }
      new[axis] = settled(offset[axis], along: axis, longestBefore: before)
    }
    firstTurn = firstTurn ?? graph.counters.turns
    takeUpViewport()
    let clamped = clamp(new)
    if clamped != offset {
      offset = clamped
      moves += 1
    }
    child.wanted = (contentOrigin, proposal)
    child.settlePlacement()
    contentDidChange()
    if listensForLayout { hear() }
  }

  private func takeUpViewport() {
    guard lastViewport != placedSize else { return }
    let isNew = lastViewport == nil
    lastViewport = placedSize
    if !isNew { remeasureDependents() }
  }

  /// The size of the viewport without the space around the content.
  var room: CGSize? {
    (lastViewport ?? proposedViewport).map {
      CGSize(
        width: max($0.width - insets.horizontal, 0), height: max($0.height - insets.vertical, 0))
    }
  }

  /// The offset that leaves no space beyond the content's ends.
  func clamp(_ offset: CGPoint) -> CGPoint {
    var clamped = offset
    for axis in Axis.allCases { clamped[axis] = min(max(offset[axis], 0), longest(axis)) }
    return clamped
  }

  /// The longest offset along an axis.
  private func longest(_ axis: Axis) -> CGFloat {
    axes.contains(axis) ? max(contentSize[axis] - placedSize[axis], 0) : 0
  }

  // MARK: - Anchors

  func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && scope.direction == .rightToLeft
  }

  /// The space at the start of an axis, which is at the left or at the top.
  func startInset(_ axis: Axis) -> CGFloat {
    axis == .vertical ? insets.top : isMirrored(axis) ? insets.trailing : insets.leading
  }

  /// Where the content's corner lies; short content lies where its anchor says.
  private var contentOrigin: CGPoint {
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      origin[axis] = startInset(axis) - offset[axis]
      let rest = axes.contains(axis) ? placedSize[axis] - contentSize[axis] : 0
      let part = settings.anchors.alignment?[axis] ?? 0
      if rest > 0 { origin[axis] += rest * (isMirrored(axis) ? 1 - part : part) }
    }
    return origin
  }

  /// The offset after sizes changed: at first the initial one, later the one that keeps in place
  /// what the anchor for changed sizes says.
  private func settled(_ offset: CGFloat, along axis: Axis, longestBefore: CGFloat?) -> CGFloat {
    let longest = longest(axis)
    let before = longestBefore ?? 0
    let distance = isMirrored(axis) ? before - offset : offset
    let new: CGFloat
    if !hasMoved, firstTurn ?? graph.counters.turns == graph.counters.turns {
      new = longest * (settings.anchors.initialOffset?[axis] ?? 0)
    } else if keepsEnd(along: axis) {
      new = distance >= before - 0.5 ? longest : distance
    } else {
      let part = settings.anchors.sizeChanges?[axis] ?? 0
      new = part < 1 ? distance + (longest - before) * part : distance
    }
    return isMirrored(axis) ? longest - new : new
  }

  private func keepsEnd(along axis: Axis) -> Bool {
    if settings.anchors.sizeChanges?[axis] == 1 { return true }
    return heldEdge == (axis == .vertical ? .bottom : .trailing)
  }

  // MARK: - Moving

  /// Moves the content as a program asks for.
  func scroll(to new: CGPoint) {
    hasMoved = true
    let clamped = clamp(new)
    guard clamped != offset else { return }
    offset = clamped
    moves += 1
    graph.scrollTargets.noteMove()
    setNeedsPlacement()
  }

  /// Whether a lazy container decides where the content stands.
  ///
  /// Of several, as of the columns of a waterfall, the first one does as long as it is in sight;
  /// the others stand where they happen to.
  func isLed(by node: LazyNode) -> Bool {
    if let leader, leader === node || leader.isInSight(in: self) { return leader === node }
    leader = node
    return true
  }

  /// Moves the content so that what is on screen stays, although what lies before it has changed.
  func follow(by distance: CGFloat, along axis: Axis) {
    guard distance != 0 else { return }
    offset[axis] += distance
    setNeedsPlacement()
  }

  // MARK: - For the renderer

  override var content: ElementContent? {
    var content = ScrollContent(axes: axes, offset: offset, contentSize: contentSize)
    content.showsIndicators = allowsIndicators && traits.showsIndicators(axes)
    content.isEnabled = traits.isEnabled
    content.canRefresh = canRefresh
    content.isRefreshing = isRefreshing
    content.hidesBackground = traits.contentBackground == .hidden
    content.clips = settings.clips
    return .scroll(content)
  }

  override var offers: Set<ElementAction.Name> { canRefresh ? [.refresh] : [] }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    action == .refresh && canRefresh ? { [weak self] in self?.refresh() } : nil
  }

  override var label: String { "ScrollView" }
}
