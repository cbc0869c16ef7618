import CGTK

/// The shapes of signals of dialogs, drags and printing.
extension Signal {
  private typealias WithNumber =
    @convention(c) (UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?) -> Void
  private typealias WithObjectAndNumber =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?
    ) -> Void
  private typealias Preparing =
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  private typealias Hovering =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?
    ) -> guint

  /// Signals that tell a number: `response`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withNumber run: @escaping @MainActor (Int) -> Void
  ) {
    let function: WithNumber = { _, number, data in
      let data = Unchecked(value: data)
      MainActor.assumeIsolated {
        Handler<@MainActor (Int) -> Void>.run(of: data.value)?(Int(number))
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of an object and a number: `draw-page`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    withObjectAndNumber run: @escaping @MainActor (UnsafeMutableRawPointer?, Int) -> Void
  ) {
    let function: WithObjectAndNumber = { _, other, number, data in
      let (other, data) = (Unchecked(value: other), Unchecked(value: data))
      MainActor.assumeIsolated {
        Handler<@MainActor (UnsafeMutableRawPointer?, Int) -> Void>.run(of: data.value)?(
          other.value, Int(number))
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that ask for an object at a point, which then belongs to the asker: `prepare`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    providing run: @escaping @MainActor (Double, Double) -> UnsafeMutableRawPointer?
  ) {
    let function: Preparing = { _, x, y, data in
      let data = Unchecked(value: data)
      return MainActor.assumeIsolated {
        Unchecked(
          value: Handler<@MainActor (Double, Double) -> UnsafeMutableRawPointer?>.run(
            of: data.value)?(x, y) ?? nil)
      }.value
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }

  /// Signals that tell of an object at a point and ask what to do with it: `drag-motion`, `drop`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    answering run: @escaping @MainActor (UnsafeMutableRawPointer?, Double, Double) -> UInt32
  ) {
    let function: Hovering = { _, other, x, y, data in
      let (other, data) = (Unchecked(value: other), Unchecked(value: data))
      return MainActor.assumeIsolated {
        Handler<@MainActor (UnsafeMutableRawPointer?, Double, Double) -> UInt32>.run(
          of: data.value)?(other.value, x, y) ?? 0
      }
    }
    add(unsafeBitCast(function, to: UnsafeMutableRawPointer.self), to: object, name, run)
  }
}
