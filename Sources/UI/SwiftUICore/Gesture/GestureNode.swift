import Foundation

/// Whoever may be meant by what a person does.
@MainActor protocol GestureOwner: AnyObject {
  var mask: GestureMask { get }
  var rank: GestureRank { get }
  var isAlive: Bool { get }

  /// How far the gesture is after a step.
  func take(_ touch: Touch) -> GestureProgress
  /// Runs what a program wants to be run at the progress of the last step.
  func act()
  /// Runs what a program wants to be run when it is not this gesture.
  func fail()
  /// Forgets the steps so far.
  func forget()
  /// When time alone changes something.
  var deadline: Duration? { get }
}

/// How far a gesture is, without its value.
nonisolated enum GestureProgress { case possible, preparing, changed, ended, failed }

/// The node of a gesture.
final class GestureNode<G: Gesture>: BoxNode<GestureModifier<G>>, GestureOwner {
  private var recognizer: _Recognizer<G.Value>?
  private var state = _Recognizer<G.Value>.State.possible

  /// A view that is disabled makes no gestures of its own.
  var mask: GestureMask {
    scope.read(\.isEnabled) ? modifier.mask : modifier.mask.subtracting(.gesture)
  }

  var rank: GestureRank { modifier.rank }
  private var place: GesturePlace { GesturePlace(node: self) }

  /// A gesture under way goes on; the new closures hold from the next one on.
  override func modifierDidChange(from old: GestureModifier<G>) {
    if state.isPossible, recognizer?.deadline == nil { recognizer = nil }
  }

  func take(_ touch: Touch) -> GestureProgress {
    let recognizer = recognizer ?? modifier.gesture.recognizer
    self.recognizer = recognizer
    state = recognizer.take(touch, in: place)
    return switch state {
    case .possible: .possible
    case .preparing: .preparing
    case .changed: .changed
    case .ended: .ended
    case .failed: .failed
    }
  }

  func act() {
    recognizer?.act(on: state, in: place)
    if state.isOver { state = .possible }
  }

  func fail() {
    recognizer?.act(on: .failed, in: place)
    forget()
  }

  func forget() {
    recognizer?.reset()
    state = .possible
  }

  var deadline: Duration? { recognizer?.deadline }

  /// A renderer that only tells of taps: the gesture is made if it is one of taps.
  override func takeUpTap(count: Int) -> (() -> Void)? {
    guard mask.contains(.gesture) else { return nil }
    let fresh = modifier.gesture.recognizer
    let middle = CGPoint(x: placedSize.width / 2, y: placedSize.height / 2)
    let location = point(inWindow: middle)
    var result = _Recognizer<G.Value>.State.failed
    for _ in 0..<count {
      _ = fresh.take(Touch(phase: .began, location: location, time: .zero), in: place)
      result = fresh.take(Touch(phase: .ended, location: location, time: .zero), in: place)
    }
    guard case .ended = result else { return nil }
    return { [place] in fresh.act(on: result, in: place) }
  }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    action == .press ? takeUpTap(count: 1) : nil
  }
}

/// An element that is pressed by a tap, and held as long as that may become one.
final class PressOwner: GestureOwner {
  private let node: LayoutNode
  private let taps = TapRecognizer(count: 1)
  private var isHeld = false

  init(_ node: LayoutNode) { self.node = node }

  var mask: GestureMask { .all }
  var rank: GestureRank { .ordinary }
  var isAlive: Bool { node.isAlive }
  var deadline: Duration? { nil }

  func take(_ touch: Touch) -> GestureProgress {
    switch taps.take(touch, in: GesturePlace(node: node)) {
    case .possible, .preparing, .changed:
      hold(true)
      return .possible
    case .ended:
      hold(false)
      return .ended
    case .failed:
      hold(false)
      return .failed
    }
  }

  func act() { node.graph.press(node) }

  func fail() {
    taps.reset()
    hold(false)
  }

  func forget() { fail() }

  private func hold(_ isHeld: Bool) {
    guard self.isHeld != isHeld, node.isAlive else { return }
    self.isHeld = isHeld
    if let reaction = node.takeUp(.hold(isHeld)) { node.graph.actions.add(reaction) }
  }
}
