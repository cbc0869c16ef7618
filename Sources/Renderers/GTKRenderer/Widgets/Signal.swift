import CGTK

/// What runs when a signal comes, kept by the object that sends it.
private final class Handler {
  let run: @MainActor (UnsafeMutableRawPointer?, CInt, Double, Double) -> Void

  /// Answers a question about a string.
  var answer: @MainActor (String) -> Bool = { _ in false }
  /// Answers whether a key was dealt with.
  var answerKey: @MainActor (UInt32, UInt32) -> Bool = { _, _ in false }

  init(_ run: @escaping @MainActor (UnsafeMutableRawPointer?, CInt, Double, Double) -> Void) {
    self.run = run
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> Handler? {
    data.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A value that the main actor alone touches, on its way into one of its closures.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// The shapes of signals, by what they tell beside the object that sends them.
enum Signal {
  private typealias Plain =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias WithObject =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
    -> Void
  private typealias WithPoint =
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void
  private typealias WithPresses =
    @convention(c) (UnsafeMutableRawPointer?, CInt, Double, Double, UnsafeMutableRawPointer?)
    -> Void

  private typealias Decision =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
  private typealias WithKey =
    @convention(c) (UnsafeMutableRawPointer?, guint, guint, guint, UnsafeMutableRawPointer?)
    -> gboolean
  private typealias Question =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?)
    -> gboolean

  /// Signals that tell nothing.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ run: @escaping @MainActor () -> Void
  ) {
    let function: Plain = { _, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated { Handler.of(data.value)?.run(nil, 0, 0, 0) }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name) {
      _, _, _, _ in run()
    }
  }

  /// Signals that tell nothing, and ask whether they were dealt with: `close-request`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    deciding run: @escaping @MainActor () -> Bool
  ) {
    let function: Decision = { _, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        guard let handler = Handler.of(data.value) else { return 0 }
        return handler.answer("") ? 1 : 0
      }
    }
    let handler = Handler { _, _, _, _ in }
    handler.answer = { _ in run() }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, handler)
  }

  /// Signals that tell of one thing that isn't looked at: an object, a place, a set of flags.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withObject run: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) {
    let function: WithObject = { _, other, data in
      let (other, data) = (Unchecked(value: other), Unchecked(value: data))
      MainActor.assumeIsolated { Handler.of(data.value)?.run(other.value, 0, 0, 0) }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name) {
      other, _, _, _ in run(other)
    }
  }

  /// Signals that tell of a point or distance.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withPoint run: @escaping @MainActor (Double, Double) -> Void
  ) {
    let function: WithPoint = { _, x, y, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated { Handler.of(data.value)?.run(nil, 0, x, y) }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name) {
      _, _, x, y in run(x, y)
    }
  }

  /// Signals that tell of presses in a row and a point.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withPresses run: @escaping @MainActor (Int, Double, Double) -> Void
  ) {
    let function: WithPresses = { _, count, x, y, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated { Handler.of(data.value)?.run(nil, count, x, y) }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name) {
      _, count, x, y in run(Int(count), x, y)
    }
  }

  /// Signals that ask whether a string was dealt with: `activate-link`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    answering run: @escaping @MainActor (String) -> Bool
  ) {
    let function: Question = { _, text, data in
      let (text, data) = (text.map { String(cString: $0) } ?? "", Unchecked(value: data))
      return MainActor.assumeIsolated {
        guard let handler = Handler.of(data.value) else { return 0 }
        return handler.answer(text) ? 1 : 0
      }
    }
    let handler = Handler { _, _, _, _ in }
    handler.answer = run
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, handler)
  }

  /// Signals that tell of a key and the keys that are held, and ask whether it was dealt with.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withKey run: @escaping @MainActor (UInt32, UInt32) -> Bool
  ) {
    let function: WithKey = { _, key, _, state, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        guard let handler = Handler.of(data.value) else { return 0 }
        return handler.answerKey(key, state) ? 1 : 0
      }
    }
    let handler = Handler { _, _, _, _ in }
    handler.answerKey = run
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, handler)
  }

  private static func add(
    _ function: UnsafeMutableRawPointer, to object: UnsafeMutableRawPointer, _ name: String,
    _ run: @escaping @MainActor (UnsafeMutableRawPointer?, CInt, Double, Double) -> Void
  ) {
    add(function, to: object, name, Handler(run))
  }

  private static func add(
    _ function: UnsafeMutableRawPointer, to object: UnsafeMutableRawPointer, _ name: String,
    _ handler: Handler
  ) {
    let handler = Unmanaged.passRetained(handler).toOpaque()
    g_signal_connect_data(
      object, name, hetang_callback(function), handler,
      { data, _ in data.map { Unmanaged<Handler>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }
}
