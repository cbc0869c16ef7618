public import FoundationCompat

/// What moves a scroll view's content.
@frozen public enum ScrollPhase: Equatable, Sendable, CustomDebugStringConvertible {
  /// Nothing.
  case idle
  /// A person may be about to.
  case tracking
  /// A person.
  case interacting
  /// What a person's movement left.
  case decelerating
  /// A program, step by step.
  case animating

  /// Whether something moves the content.
  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view at the time when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The sizes and places of the scroll view and its content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points per second, if that is known.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action when something else moves the content of the scroll view inside than before.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when something else moves the content of the scroll view inside than before.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseAction(action: action))
  }
}

/// Watches what moves the content of the scroll view inside.
nonisolated struct ScrollPhaseAction: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var watcher = ScrollValueWatcher<ScrollMoment>()

  @MainActor func body(content: Content) -> some View {
    watcher.value = { ScrollMoment(phase: $0.phase, geometry: $0.geometry) }
    watcher.action = { old, new in
      action(
        old.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry, velocity: nil))
    }
    return content.transformEnvironment(\.scrollSettings) { $0.watchers.append(watcher) }
  }
}

/// A phase and the geometry at the time; moments of the same phase are equal.
struct ScrollMoment: Equatable {
  let phase: ScrollPhase
  let geometry: ScrollGeometry

  static func == (left: ScrollMoment, right: ScrollMoment) -> Bool { left.phase == right.phase }
}
