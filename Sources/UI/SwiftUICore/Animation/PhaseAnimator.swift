/// A view that goes through phases, each shown with an animation.
///
/// Where nothing moves, the first phase is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// What lets the phases be gone through once when it changes; `nil` for again and again.
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases once whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  init(
    phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    guard !view.phases.isEmpty else { fatalError("PhaseAnimator: there are no phases") }
    let node = slot.existing(PhaseNode<Phase, Content>.self) ?? PhaseNode(view, in: slot)
    slot.node = node
    node.show(view)
  }

  @MainActor public static var _elementCount: _ElementCount { Content._elementCount }
}

/// A value that can be told from the one before it.
nonisolated struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (left: AnyTrigger, right: AnyTrigger) -> Bool {
    func isSame<V: Equatable>(_ value: V) -> Bool { right.value as? V == value }
    return isSame(left.value)
  }
}

/// Goes through the phases of a `PhaseAnimator`.
final class PhaseNode<Phase: Equatable, Content: View>: ViewNode {
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  private var child: ViewNode?
  private var isUnderWay = false

  init(_ view: PhaseAnimator<Phase, Content>, in slot: _ViewSlot) {
    self.view = view
    super.init(in: slot)
    if view.trigger == nil { start() }
  }

  func show(_ new: PhaseAnimator<Phase, Content>) {
    let isTriggered = view.trigger != new.trigger && child != nil
    view = new
    if isTriggered { start() }
    update()
  }

  private func start() {
    guard graph.frameClock != nil, view.phases.count > 1, !isUnderWay else { return }
    isUnderWay = true
    graph.actions.add { [weak self] in self?.advance() }
  }

  /// Shows the next phase, and goes on when that is done.
  private func advance() {
    guard isAlive else { return }
    let next = (index + 1) % view.phases.count
    let isLast = next == 0 && view.trigger != nil
    var transaction = Transaction(animation: view.animation(view.phases[next]) ?? .default)
    transaction.addAnimationCompletion { [weak self] in
      guard let self else { return }
      isUnderWay = !isLast
      if isUnderWay { advance() }
    }
    let change = DelayedChange { [weak self] in self?.enter(next) }
    TransactionScope.run(transaction) { graph.writes.add(change) }
  }

  private func enter(_ new: Int) {
    index = new
    if isAlive { setNeedsUpdate() }
  }

  override func update() {
    needsUpdate = false
    let phase = view.phases[min(index, view.phases.count - 1)]
    let body = tracker.track(observing: PhaseNode<Phase, Content>.self) { view.content(phase) }
    reconcile(body, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension View {
  /// Lets the view go through phases again and again, each shown with an animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier(
        phases: Array(phases), trigger: nil, original: Self.self, content: content,
        animation: animation))
  }

  /// Lets the view go through phases once whenever a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier(
        phases: Array(phases), trigger: AnyTrigger(trigger), original: Self.self,
        content: content, animation: animation))
  }
}

/// Lets a view go through phases.
private nonisolated struct PhaseModifier<Original: View, Phase: Equatable, Made: View>:
  ViewModifier
{
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (PlaceholderContentView<Original>, Phase) -> Made
  let animation: (Phase) -> Animation?

  init(
    phases: [Phase], trigger: AnyTrigger?, original: Original.Type,
    content: @escaping (PlaceholderContentView<Original>, Phase) -> Made,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor func body(content: Content) -> some View {
    let placeholder = PlaceholderContentView<Original>(source: content.source)
    let make = self.content
    return PhaseAnimator(
      phases: phases, trigger: trigger, content: { make(placeholder, $0) }, animation: animation)
  }
}
