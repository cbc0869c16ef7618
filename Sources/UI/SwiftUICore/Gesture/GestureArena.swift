package import Foundation

/// One step of what a person does with a finger or two, or a pressed pointer.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: Equatable, Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// Where it is in the window.
  package var location: CGPoint
  /// When it was, on a clock that only runs forwards.
  package var time: Duration
  /// How many times as far apart two fingers are as at the start; `nil` for one finger.
  package var scale: CGFloat?

  package init(_ phase: Phase, at location: CGPoint, time: Duration, scale: CGFloat? = nil) {
    self.phase = phase
    self.location = location
    self.time = time
    self.scale = scale
  }
}

/// Decides which of the gestures of overlapping views is being made.
///
/// Gestures stand in a row: those that go first, then inner ones before outer ones. One becomes
/// real when it is recognized and none before it may still be made; then all others are out. One
/// that ends while the finger stays down doesn't wait for those that need its end.
@MainActor final class GestureArena {
  private var contenders: ContiguousArray<Contender> = []
  private var last: PointerEvent?
  private var waiting: Task<Void, Never>?

  @MainActor private struct Contender {
    let owner: any GestureOwner
    var progress = GestureProgress.possible
    var isOut = false
    var isSimultaneous: Bool { owner.rank == .simultaneous }
  }

  /// Whether some gesture may still come of what is being done.
  var isFollowing: Bool { contenders.contains { !$0.isOut } }

  /// Takes up a step.
  func take(_ event: PointerEvent, in graph: ViewGraph) {
    last = event
    if event.phase == .began { begin(event, in: graph) }
    let touch = Touch(
      phase: event.touchPhase, location: event.location, time: event.time, scale: event.scale)
    step(touch, in: graph)
    if event.phase == .ended || event.phase == .cancelled { close() }
    schedule(in: graph)
  }

  private func begin(_ event: PointerEvent, in graph: ViewGraph) {
    let kept = contenders.filter { !$0.isOut && $0.owner.deadline != nil }
    let owners = rankedOwners(from: graph.root?.hit(event.location))
    for old in kept where !owners.contains(where: { $0 === old.owner }) { old.owner.fail() }
    contenders = ContiguousArray(owners.map { Contender(owner: $0) })
  }

  private func rankedOwners(from hit: LayoutNode?) -> [any GestureOwner] {
    var path: [any GestureOwner] = []
    var node = hit
    while let current = node {
      if let owner = current as? any GestureOwner {
        if !owner.mask.contains(.subviews) { path.removeAll() }
        if owner.mask.contains(.gesture) { path.append(owner) }
      } else if current.takeUpTap(count: 1) != nil {
        path.append(PressOwner(current))
      }
      node = current.layoutParent
    }
    return path.filter { $0.rank == .high }.reversed() + path.filter { $0.rank != .high }
  }

  private func step(_ touch: Touch, in graph: ViewGraph) {
    for index in contenders.indices
    where !contenders[index].isOut && contenders[index].progress != .ended {
      let owner = contenders[index].owner
      contenders[index].progress = owner.isAlive ? owner.take(touch) : .failed
      if contenders[index].progress == .failed { leave(index, in: graph) }
    }
    for index in contenders.indices where !contenders[index].isOut {
      let owner = contenders[index].owner
      switch contenders[index].progress {
      case .preparing: graph.actions.add { owner.act() }
      case .changed where !isBlocked(index): win(index, in: graph)
      case .ended where touch.phase != .ended || !isBlocked(index): win(index, in: graph)
      case .possible, .changed, .ended, .failed: break
      }
    }
  }

  /// Whether a gesture that goes before this one may still be made.
  private func isBlocked(_ index: Int) -> Bool {
    if contenders[index].isSimultaneous { return false }
    return contenders[..<index].contains { !$0.isOut && !$0.isSimultaneous }
  }

  private func win(_ index: Int, in graph: ViewGraph) {
    let owner = contenders[index].owner
    if contenders[index].progress == .ended { contenders[index].isOut = true }
    graph.actions.add { owner.act() }
    guard !contenders[index].isSimultaneous else { return }
    for other in contenders.indices
    where other != index && !contenders[other].isOut && !contenders[other].isSimultaneous {
      leave(other, in: graph)
    }
  }

  private func leave(_ index: Int, in graph: ViewGraph) {
    contenders[index].isOut = true
    let owner = contenders[index].owner
    graph.actions.add { owner.fail() }
  }

  /// Ends what needs a finger; what waits for another one, or for those before it, stays.
  private func close() {
    for index in contenders.indices
    where !contenders[index].isOut && contenders[index].progress != .ended {
      guard contenders[index].owner.deadline == nil else { continue }
      contenders[index].isOut = true
      contenders[index].owner.forget()
    }
  }

  // MARK: - Time

  /// Looks again when time alone decides something.
  private func schedule(in graph: ViewGraph) {
    waiting?.cancel()
    waiting = nil
    let deadlines = contenders.filter { !$0.isOut }.compactMap(\.owner.deadline)
    guard let deadline = deadlines.min(), let last else { return }
    let (sleep, delay) = (graph.sleep, deadline - last.time)
    waiting = Task { [weak self, weak graph] in
      do { try await sleep(delay) } catch { return }
      guard !Task.isCancelled, let self, let graph else { return }
      pass(deadline, in: graph)
    }
  }

  /// Takes up that a time has come.
  private func pass(_ time: Duration, in graph: ViewGraph) {
    guard var event = last else { return }
    event.time = time
    last = event
    let touch = Touch(
      phase: .waited, location: event.location, time: time, scale: event.scale)
    step(touch, in: graph)
    schedule(in: graph)
  }

  func cancel() {
    waiting?.cancel()
    contenders.removeAll()
  }
}

extension PointerEvent {
  fileprivate var touchPhase: Touch.Phase {
    switch phase {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
