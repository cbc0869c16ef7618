/// Something that a person does with a finger or pointer, and what comes of it.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it is made.
  associatedtype Value
  /// The type of gesture that this one is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognizes the gesture in a view.
  @MainActor static func _makeRecognizer(of gesture: Self) -> _Recognizer<Value>
}

extension Gesture where Body.Value == Value {
  @MainActor public static func _makeRecognizer(of gesture: Self) -> _Recognizer<Value> {
    Body._makeRecognizer(of: gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  @MainActor public static func _makeRecognizer(of gesture: Never) -> _Recognizer<Never> {}
}

/// A gesture of the engine.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what recognizes the gesture in a view.
  @MainActor func makeRecognizer() -> _Recognizer<Value>
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is a built-in gesture without a body") }

  @MainActor public static func _makeRecognizer(of gesture: Self) -> _Recognizer<Value> {
    gesture.makeRecognizer()
  }
}

extension Gesture {
  /// What recognizes the gesture in a view.
  @MainActor var recognizer: _Recognizer<Value> { Self._makeRecognizer(of: self) }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public var body: Never { fatalError("an optional gesture has no body") }

  @MainActor public static func _makeRecognizer(of gesture: Self) -> _Recognizer<Wrapped.Value> {
    gesture?.recognizer ?? _Recognizer()
  }
}
