import CGTK

/// What runs when a signal comes, kept by the object that sends it.
final class Handler<Run> {
  private let run: Run

  init(_ run: Run) { self.run = run }

  static func run(of data: UnsafeMutableRawPointer?) -> Run? {
    data.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue().run }
  }
}

/// A value that the main actor alone touches, on its way into one of its closures.
struct Unchecked<Value>: @unchecked Sendable {
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

  private typealias WithNumber =
    @convention(c) (UnsafeMutableRawPointer?, Double, UnsafeMutableRawPointer?) -> Void
  private typealias Movement =
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean

  private typealias Decision =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
  private typealias WithKey =
    @convention(c) (UnsafeMutableRawPointer?, guint, guint, guint, UnsafeMutableRawPointer?)
    -> gboolean
  private typealias Question =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?)
    -> gboolean

  /// Signals that tell nothing.
  ///
  /// - Returns: The number by which the object knows who listens.
  @discardableResult static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ run: @escaping @MainActor () -> Void
  ) -> gulong {
    let function: Plain = { _, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated { Handler<@MainActor () -> Void>.run(of: data.value)?() }
    }
    return add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell nothing, and ask whether they were dealt with: `close-request`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    deciding run: @escaping @MainActor () -> Bool
  ) {
    let function: Decision = { _, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        Handler<@MainActor () -> Bool>.run(of: data.value)?() == true ? 1 : 0
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of one thing that isn't looked at: an object, a place, a set of flags.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withObject run: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) {
    let function: WithObject = { _, other, data in
      let (other, data) = (Unchecked(value: other), Unchecked(value: data))
      MainActor.assumeIsolated {
        Handler<@MainActor (UnsafeMutableRawPointer?) -> Void>.run(of: data.value)?(other.value)
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of a point or distance.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withPoint run: @escaping @MainActor (Double, Double) -> Void
  ) {
    let function: WithPoint = { _, x, y, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated {
        Handler<@MainActor (Double, Double) -> Void>.run(of: data.value)?(x, y)
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of presses in a row and a point.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withPresses run: @escaping @MainActor (Int, Double, Double) -> Void
  ) {
    let function: WithPresses = { _, count, x, y, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated {
        Handler<@MainActor (Int, Double, Double) -> Void>.run(of: data.value)?(Int(count), x, y)
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of a number.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withNumber run: @escaping @MainActor (Double) -> Void
  ) {
    let function: WithNumber = { _, number, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated {
        Handler<@MainActor (Double) -> Void>.run(of: data.value)?(number)
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of a distance, and ask whether it was dealt with: `scroll`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withMovement run: @escaping @MainActor (Double, Double) -> Bool
  ) {
    let function: Movement = { _, x, y, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        Handler<@MainActor (Double, Double) -> Bool>.run(of: data.value)?(x, y) == true ? 1 : 0
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that ask whether a string was dealt with: `activate-link`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    answering run: @escaping @MainActor (String) -> Bool
  ) {
    let function: Question = { _, text, data in
      let (text, data) = (text.map { String(cString: $0) } ?? "", Unchecked(value: data))
      return MainActor.assumeIsolated {
        Handler<@MainActor (String) -> Bool>.run(of: data.value)?(text) == true ? 1 : 0
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of a key and the keys that are held, and ask whether it was dealt with.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withKey run: @escaping @MainActor (UInt32, UInt32) -> Bool
  ) {
    let function: WithKey = { _, key, _, state, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        Handler<@MainActor (UInt32, UInt32) -> Bool>.run(of: data.value)?(key, state) == true
          ? 1 : 0
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  @discardableResult static func add<Run>(
    _ function: UnsafeMutableRawPointer, to object: UnsafeMutableRawPointer, _ name: String,
    _ run: Run
  ) -> gulong {
    let handler = Unmanaged.passRetained(Handler(run)).toOpaque()
    return g_signal_connect_data(
      object, name, hetang_callback(function), handler,
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }
}
