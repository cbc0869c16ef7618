import CGTK
import Foundation

/// The service that shows notifications, on the bus of the session.
///
/// It is asked for by the name that all desktops know it by, so that the program needs neither a name
/// on the bus nor to be installed.
@MainActor final class NotificationService {
  /// What the service tells.
  enum Signal: Equatable {
    /// Somebody has pressed a notification or one of its buttons.
    case pressed(UInt32, key: String)
    /// A notification is not there any more.
    case closed(UInt32)
    /// By this word the desktop lets a window come to the front for the notification.
    case token(UInt32, String)
  }

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// The name by which the desktop knows the program.
  let program: String
  var onSignal: (Signal) -> Void = { _ in }
  private let address: String?
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// - Parameters:
  ///   - program: The name by which the desktop knows the program.
  ///   - address: Where the bus is; `nil` for that of the session.
  init(for program: String, bus address: String? = nil) {
    (self.program, self.address) = (program, address)
  }

  /// Listens to the service no more.
  func stop() {
    guard let connection else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    g_object_unref(UnsafeMutableRawPointer(connection))
    (self.connection, subscription) = (nil, 0)
  }

  /// Asks the service to do something.
  ///
  /// - Returns: What it answers.
  /// - Throws: `GLibFailure` if there is no bus, no service, or it refuses.
  func call(_ method: String, _ values: [BusValue] = []) async throws -> BusAnswer {
    let connection = try await connected()
    let finished = await Finished.waiting { cancellable, end, context in
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.name, method, BusValue.tuple(values), nil,
        G_DBUS_CALL_FLAGS_NONE, -1, cancellable, end, context)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let answer = g_dbus_connection_call_finish(connection, finished.result, &error) else {
      throw GLibFailure(error)
    }
    return BusAnswer(answer)
  }

  /// Asks the service to do something that needs no answer, once it has been asked for anything.
  func tell(_ method: String, _ values: [BusValue]) {
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.name, method, BusValue.tuple(values), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
  }

  private func connected() async throws -> OpaquePointer {
    if let connection { return connection }
    let finished = await Finished.waiting { [address] cancellable, end, context in
      if let address {
        let flags =
          G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        g_dbus_connection_new_for_address(
          address, GDBusConnectionFlags(rawValue: flags), nil, cancellable, end, context)
      } else {
        g_bus_get(G_BUS_TYPE_SESSION, cancellable, end, context)
      }
    }
    var error: UnsafeMutablePointer<GError>?
    let made =
      address == nil
      ? g_bus_get_finish(finished.result, &error)
      : g_dbus_connection_new_for_address_finish(finished.result, &error)
    guard let made else { throw GLibFailure(error) }
    if let connection {
      // Somebody else has come first.
      g_object_unref(UnsafeMutableRawPointer(made))
      return connection
    }
    g_dbus_connection_set_exit_on_close(made, 0)
    connection = made
    listen(on: made)
    return made
  }

  private func listen(on connection: OpaquePointer) {
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.name, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, member, values, data in
        guard let member, let values, let data else { return }
        let service = Unmanaged<NotificationService>.fromOpaque(data).takeUnretainedValue()
        let (name, kept) = (String(cString: member), Unchecked(value: g_variant_ref(values)))
        MainActor.assumeIsolated {
          guard let values = kept.value else { return }
          service.take(name, BusAnswer(values))
        }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<NotificationService>.fromOpaque($0).release() } })
  }

  private func take(_ member: String, _ values: BusAnswer) {
    let number = { g_variant_get_uint32(values.child(0).pointer) }
    switch (member, String(cString: g_variant_get_type_string(values.pointer))) {
    case ("ActionInvoked", "(us)"): onSignal(.pressed(number(), key: values.child(1).text))
    case ("NotificationClosed", "(uu)"): onSignal(.closed(number()))
    case ("ActivationToken", "(us)"): onSignal(.token(number(), values.child(1).text))
    default: break
    }
  }
}
