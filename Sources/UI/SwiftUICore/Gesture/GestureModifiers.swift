public import Foundation

/// Which gestures a view takes up.
public nonisolated struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None at all.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture, after those of the views inside.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .ordinary))
  }

  /// Adds a gesture, after those of the views inside.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .high))
  }

  /// Adds a gesture before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .simultaneous))
  }

  /// Adds a gesture beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is tapped, or clicked, a number of times in a row.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs an action with the place when the view is tapped a number of times in a row.
  @_disfavoredOverload nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Runs an action with the place when the view is tapped a number of times in a row.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action when the view stays pressed for a time, in seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Runs an action when the view stays pressed for a time, in seconds.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that also tells whether the view is pressed.
private nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool

  let base: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor func makeRecognizer() -> _Recognizer<Bool> {
    var isPressed = false
    func tell(_ pressed: Bool) {
      guard isPressed != pressed else { return }
      isPressed = pressed
      onPressingChanged?(pressed)
    }
    return ActingRecognizer(base.recognizer) { state, _ in
      switch state {
      case .preparing, .changed: tell(true)
      case .ended:
        tell(false)
        action()
      case .failed: tell(false)
      case .possible: break
      }
    }
  }
}

/// Adds a gesture.
nonisolated struct GestureModifier<G: Gesture>: BoxModifier {
  let gesture: G
  let mask: GestureMask
  let rank: GestureRank

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    GestureNode(modifier, around: inner, in: slot)
  }
}

/// How a gesture stands to those of the views inside.
nonisolated enum GestureRank { case ordinary, high, simultaneous }
