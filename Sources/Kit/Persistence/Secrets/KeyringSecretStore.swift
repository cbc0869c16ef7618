#if os(Linux)
  internal import CSecret
  internal import Synchronization

  /// Secrets in the desktop's keyring, through libsecret and the Secret Service on the session bus.
  public actor KeyringSecretStore: SecretStore {
    /// The service may ask its owner for a password, for as long as that takes.
    private let executor = QueueExecutor(label: "secrets.keyring")

    /// Talks to the session's keyring; nothing is asked yet.
    public init() {}

    nonisolated public var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
      try await cancellable { (call) throws(SecretError) in try Self.lookUp(key, call) }
    }

    public func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
      guard !secret.value.contains("\0") else {
        throw .failed(reason: "a keyring cannot keep the character U+0000")
      }
      try await cancellable { (call) throws(SecretError) in
        var message: UnsafeMutablePointer<CChar>?
        let outcome = hetang_secret_store(
          key.service, key.account, "\(key.service) (\(key.account))", secret.value,
          call.handle, &message)
        try Self.check(outcome, message)
      }
    }

    public func removeSecret(for key: SecretKey) async throws(SecretError) {
      try await cancellable { (call) throws(SecretError) in
        var message: UnsafeMutablePointer<CChar>?
        let outcome = hetang_secret_clear(key.service, key.account, call.handle, &message)
        try Self.check(outcome, message)
      }
    }

    private static func lookUp(
      _ key: SecretKey, _ call: KeyringCall
    ) throws(SecretError) -> Secret? {
      // Without a service, looking up finds nothing instead of failing; so it is asked first.
      var message: UnsafeMutablePointer<CChar>?
      try check(hetang_secret_probe(call.handle, &message), message)
      var value: UnsafeMutablePointer<CChar>?
      let outcome = hetang_secret_lookup(key.service, key.account, call.handle, &value, &message)
      defer { secret_password_free(value) }
      try check(outcome, message)
      return value.map { Secret(String(cString: $0)) }
    }

    private static func check(
      _ outcome: hetang_secret_outcome, _ message: UnsafeMutablePointer<CChar>?
    ) throws(SecretError) {
      defer { g_free(message) }
      let reason = message.map { String(cString: $0) } ?? "no reason given"
      switch outcome {
      case HETANG_SECRET_DONE: return
      case HETANG_SECRET_UNAVAILABLE: throw .unavailable(reason: reason)
      case HETANG_SECRET_LOCKED: throw .locked
      case HETANG_SECRET_CANCELLED: throw .cancelled
      default: throw .failed(reason: reason)
      }
    }

    /// Ends the call when the task is cancelled.
    private func cancellable<Result: Sendable>(
      _ body: (KeyringCall) throws(SecretError) -> Result
    ) async throws(SecretError) -> Result {
      let call = KeyringCall()
      let result = await withTaskCancellationHandler {
        Self.capture { () throws(SecretError) in try body(call) }
      } onCancel: {
        call.cancel()
      }
      return try result.get()
    }

    private static func capture<Value>(
      _ body: () throws(SecretError) -> Value
    ) -> Result<Value, SecretError> {
      do throws(SecretError) { return .success(try body()) } catch { return .failure(error) }
    }
  }

  /// A call that can be called off from any thread.
  private final class KeyringCall: Sendable {
    // GLib allows cancelling from any thread; the handle itself never changes.
    nonisolated(unsafe) let handle: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()

    deinit { g_object_unref(handle) }

    func cancel() { g_cancellable_cancel(handle) }
  }
#endif
