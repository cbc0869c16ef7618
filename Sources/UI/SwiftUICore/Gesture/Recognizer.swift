import Foundation

/// What recognizes one gesture in one view, from touch to touch; by itself it recognizes nothing.
@MainActor public class _Recognizer<Value> {
  /// How far a gesture is.
  enum State {
    /// It may still become the gesture.
    case possible
    /// It may still become the gesture, as may others; meanwhile it has a value.
    case preparing(Value)
    /// It is being made.
    case changed(Value)
    /// It was made.
    case ended(Value)
    /// What is done is not this gesture.
    case failed
  }

  init() {}

  /// Takes up one step of what a person does.
  ///
  /// - Parameters:
  ///   - touch: The step, or a deadline that has passed.
  ///   - place: The view.
  /// - Returns: How far the gesture is now.
  func take(_ touch: Touch, in place: GesturePlace) -> State { .failed }

  /// Runs what a program wants to be run at a state that has become real.
  func act(on state: State, in place: GesturePlace) {}

  /// Forgets everything, for the next gesture.
  func reset() {}

  /// When time alone changes something; `nil` if it doesn't.
  var deadline: Duration? { nil }
}

/// One step of what a person does with a finger or two, or a pressed pointer, in the window.
nonisolated struct Touch: Equatable {
  enum Phase { case began, moved, waited, ended, cancelled }

  var phase: Phase
  var location: CGPoint
  var time: Duration
  /// How many times as far apart two fingers are as at the start; `nil` for one finger.
  var scale: CGFloat?
}

/// The view of a gesture, which knows where points of the window lie in it.
@MainActor struct GesturePlace {
  let node: LayoutNode

  /// A point of the window in a space.
  func point(_ location: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: location
    case .local: node.point(fromWindow: location)
    case .named(let name): (node.spaceNode(named: name) ?? node).point(fromWindow: location)
    }
  }
}
