import CGTK
import Foundation

/// Knows whether anybody listens to what windows say.
///
/// Assistive technologies tell the registry of their bus what they want to hear of. While none does,
/// what windows say isn't worked out; without a bus nobody can.
@MainActor final class SpeechListeners {
  /// Those of this program's windows.
  static let ofProgram = SpeechListeners()

  /// Whether somebody listens now.
  private(set) var areThere = false {
    didSet { if areThere, !oldValue { for follow in followers.values { follow() } } }
  }
  private var followers: [ObjectIdentifier: () -> Void] = [:]
  private var bus: OpaquePointer?
  private var isAsked = false

  /// Runs something whenever the first listener comes, until it is forgotten.
  func add(_ owner: AnyObject, _ follow: @escaping () -> Void) {
    followers[ObjectIdentifier(owner)] = follow
    guard !isAsked, ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" else { return }
    isAsked = true
    connectToSession()
  }

  /// Forgets what an owner wanted to be run.
  func remove(_ owner: AnyObject) { followers[ObjectIdentifier(owner)] = nil }

  // MARK: - The way to the registry

  private func connectToSession() {
    let asked = BusReply { [weak self] result in
      guard let session = g_bus_get_finish(result, nil) else { return }
      // A program does not end because its session's bus does.
      g_dbus_connection_set_exit_on_close(session, 0)
      self?.askForAddress(over: session)
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, BusReply.callback, asked.retained)
  }

  private func askForAddress(over session: OpaquePointer) {
    let asked = BusReply { [weak self] result in
      defer { g_object_unref(UnsafeMutableRawPointer(session)) }
      guard let answer = g_dbus_connection_call_finish(session, result, nil) else { return }
      defer { g_variant_unref(answer) }
      guard let child = g_variant_get_child_value(answer, 0) else { return }
      defer { g_variant_unref(child) }
      if let address = g_variant_get_string(child, nil) {
        self?.connect(to: String(cString: address))
      }
    }
    g_dbus_connection_call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, BusReply.callback, asked.retained)
  }

  private func connect(to address: String) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let asked = BusReply { [weak self] result in
      guard let self, let made = g_dbus_connection_new_for_address_finish(result, nil) else {
        return
      }
      bus = made
      follow(made)
      count()
    }
    g_dbus_connection_new_for_address(address, flags, nil, nil, BusReply.callback, asked.retained)
  }

  private static let registry = "org.a11y.atspi.Registry"
  private static let path = "/org/a11y/atspi/registry"

  /// Counts anew whenever the registry tells that listeners come or go.
  private func follow(_ bus: OpaquePointer) {
    g_dbus_connection_signal_subscribe(
      bus, Self.registry, Self.registry, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, data in
        guard let data else { return }
        let listeners = Unmanaged<SpeechListeners>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { listeners.count() }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<SpeechListeners>.fromOpaque($0).release() } })
  }

  private func count() {
    guard let bus else { return }
    let asked = BusReply { [weak self] result in
      guard let answer = g_dbus_connection_call_finish(bus, result, nil) else { return }
      defer { g_variant_unref(answer) }
      guard let events = g_variant_get_child_value(answer, 0) else { return }
      defer { g_variant_unref(events) }
      self?.areThere = g_variant_n_children(events) > 0
    }
    g_dbus_connection_call(
      bus, Self.registry, Self.path, Self.registry, "GetRegisteredEvents", nil, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, BusReply.callback, asked.retained)
  }
}

/// What runs when a bus has answered, once.
@MainActor private final class BusReply {
  private let run: (OpaquePointer?) -> Void

  init(_ run: @escaping (OpaquePointer?) -> Void) { self.run = run }

  /// The reply as C keeps it; the answer releases it.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  nonisolated static let callback: GAsyncReadyCallback = { _, result, data in
    guard let data else { return }
    let pointers = Pointers(
      result: result, reply: Unmanaged<BusReply>.fromOpaque(data).takeRetainedValue())
    MainActor.assumeIsolated { pointers.reply.run(pointers.result) }
  }

  /// What C hands over, on its way to the main actor, on which it does.
  private struct Pointers: @unchecked Sendable {
    let result: OpaquePointer?
    let reply: BusReply
  }
}
