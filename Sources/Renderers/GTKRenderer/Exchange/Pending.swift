import CGTK

/// What one of GLib's operations that take time came to.
@MainActor final class Finished {
  /// What the operation's own function for finishing asks for.
  let result: OpaquePointer?

  fileprivate init(_ result: OpaquePointer?) {
    self.result = result
    if let result { g_object_ref(UnsafeMutableRawPointer(result)) }
  }

  isolated deinit { if let result { g_object_unref(UnsafeMutableRawPointer(result)) } }

  /// Waits for an operation; cancelling the task cancels it.
  ///
  /// - Parameter begin: Begins it, with what it is cancelled by, what it calls when it has ended,
  ///   and what it hands to that.
  /// - Returns: What came of it.
  static func waiting(
    for begin: (UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback, UnsafeMutableRawPointer)
      -> Void
  ) async -> Finished {
    let cancellable = Unchecked(value: g_cancellable_new())
    defer { g_object_unref(cancellable.value) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
        begin(
          cancellable.value,
          { _, result, data in
            let (result, data) = (Unchecked(value: result), Unchecked(value: data))
            MainActor.assumeIsolated {
              data.value.map { Unmanaged<Waiting>.fromOpaque($0).takeRetainedValue() }?.end(
                result.value)
            }
          }, waiting)
      }
    } onCancel: {
      g_cancellable_cancel(cancellable.value)
    }
  }
}

/// Whoever waits for an operation.
@MainActor private final class Waiting {
  private let continuation: CheckedContinuation<Finished, Never>

  init(_ continuation: CheckedContinuation<Finished, Never>) { self.continuation = continuation }

  func end(_ result: OpaquePointer?) { continuation.resume(returning: Finished(result)) }
}

/// What GLib says went wrong.
struct GLibFailure: Error, Equatable {
  let message: String
  let isCancelled: Bool

  /// Takes an error over.
  init(_ error: UnsafeMutablePointer<GError>?) {
    message = error?.pointee.message.map { String(cString: $0) } ?? "nobody says why"
    isCancelled =
      g_error_matches(error, g_io_error_quark(), CInt(G_IO_ERROR_CANCELLED.rawValue)) != 0
    if let error { g_error_free(error) }
  }
}
