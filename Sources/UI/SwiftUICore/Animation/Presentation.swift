/// A value on its way to a new one: what is shown of it from picture to picture.
@MainActor final class Presentation<Data: VectorArithmetic>: Motion {
  /// What is shown.
  private(set) var value: Data
  private unowned let node: ViewNode
  private let show: () -> Void
  private var isRunning = false
  private var leg: Leg?

  /// One way from a value to another.
  private struct Leg {
    let from: Data
    let distance: Data
    let animation: Animation
    let start: Duration
    var context: AnimationContext<Data>
    var waiting: [AnimationCompletion]
  }

  /// Starts where a value is; `show` is called for each picture in which it is elsewhere.
  init(_ value: Data, of node: ViewNode, show: @escaping () -> Void) {
    self.value = value
    self.node = node
    self.show = show
  }

  var isMoving: Bool { leg != nil }

  /// Goes to a value, from wherever the old one is by now.
  func move(to target: Data, _ transaction: Transaction, clock: any FrameClock) {
    guard let animation = transaction.animation else { return stop() }
    let now = clock.now
    var context = AnimationContext<Data>(environment: EnvironmentValues(base: node.scope))
    if let old = leg {
      var kept = old.context
      let time = (now - old.start).inSeconds
      if animation.shouldMerge(
        previous: old.animation, value: old.distance, time: time, context: &kept)
      {
        context.state = kept.state
      }
    }
    for completion in transaction.completions { completion.hold() }
    stop()
    leg = Leg(
      from: value, distance: target - value, animation: animation, start: now, context: context,
      waiting: transaction.completions)
    guard !isRunning else { return }
    isRunning = true
    node.graph.animations.add(self, clock: clock)
  }

  /// Ends the motion where it is.
  func stop() {
    release(leg?.waiting ?? [])
    leg = nil
  }

  private func release(_ completions: [AnimationCompletion]) {
    for completion in completions { node.graph.actions.add { completion.release() } }
  }

  func step(to now: Duration) -> Bool {
    guard var leg, node.isAlive else {
      isRunning = false
      return false
    }
    let time = max((now - leg.start).inSeconds, 0)
    let moved = leg.animation.animate(value: leg.distance, time: time, context: &leg.context)
    value = leg.from + (moved ?? leg.distance)
    if leg.context.isLogicallyComplete {
      release(leg.waiting.filter { !$0.waitsForRest })
      leg.waiting.removeAll { !$0.waitsForRest }
    }
    self.leg = leg
    if moved == nil { stop() }
    isRunning = self.leg != nil
    show()
    return isRunning
  }
}
