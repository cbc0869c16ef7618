import CGTK
import Foundation

@testable import GTKRenderer

/// A service that shows notifications on a bus of the tests, as far as programs can tell.
@MainActor final class NotificationDaemon {
  /// What a program asked for.
  struct Call: Equatable {
    let method: String
    /// The values, as GLib prints them.
    let values: String
  }

  private(set) var calls: [Call] = []
  private let connection: OpaquePointer
  private var lastNumber: UInt32 = 0
  private var isNamed = false

  /// Connects to the bus and takes the name of the service.
  init(bus address: String) async throws {
    var error: UnsafeMutablePointer<GError>?
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    let made = g_dbus_connection_new_for_address_sync(
      address, GDBusConnectionFlags(rawValue: flags), nil, nil, &error)
    guard let made else { throw GLibFailure(error) }
    connection = made
    try register()
    g_bus_own_name_on_connection(
      connection, "org.freedesktop.Notifications", G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, _, data in
        let data = Unchecked(value: data)
        MainActor.assumeIsolated {
          data.value.map { Unmanaged<NotificationDaemon>.fromOpaque($0).takeUnretainedValue() }?
            .isNamed = true
        }
      }, nil, Unmanaged.passUnretained(self).toOpaque(), nil)
    try await OtherProgram.wait { isNamed }
  }

  /// Leaves the bus.
  func stop() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Does what the service does when somebody presses something.
  func press(_ number: UInt32, _ key: String) {
    emit("ActivationToken", [.number(number), .text("token-\(number)")])
    emit("ActionInvoked", [.number(number), .text(key)])
    close(number)
  }

  /// Does what the service does when a notification goes.
  func close(_ number: UInt32) { emit("NotificationClosed", [.number(number), .number(2)]) }

  private func emit(_ signal: String, _ values: [BusValue]) {
    g_dbus_connection_emit_signal(
      connection, nil, "/org/freedesktop/Notifications", "org.freedesktop.Notifications", signal,
      BusValue.tuple(values), nil)
  }

  private func register() throws {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(Self.description, &error) else {
      throw GLibFailure(error)
    }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, values, invocation, data in
      let given = Unchecked(value: (method, values, invocation, data))
      MainActor.assumeIsolated {
        guard let method = given.value.0, let data = given.value.3 else { return }
        Unmanaged<NotificationDaemon>.fromOpaque(data).takeUnretainedValue()
          .answer(String(cString: method), given.value.1, given.value.2)
      }
    }
    let object = g_dbus_connection_register_object(
      connection, "/org/freedesktop/Notifications", node.pointee.interfaces[0], &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, &error)
    guard object != 0 else { throw GLibFailure(error) }
  }

  private func answer(_ method: String, _ values: OpaquePointer?, _ invocation: OpaquePointer?) {
    let text = g_variant_print(values, 0)
    calls.append(Call(method: method, values: text.map { String(cString: $0) } ?? ""))
    g_free(text)
    let answer: [BusValue]
    switch method {
    case "Notify":
      lastNumber += 1
      answer = [.number(lastNumber)]
    case "GetServerInformation": answer = [.text("daemon"), .text(""), .text("1"), .text("1.2")]
    default: answer = []
    }
    g_dbus_method_invocation_return_value(invocation, BusValue.tuple(answer))
  }

  private static let description = """
    <node><interface name="org.freedesktop.Notifications">
    <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
    <arg type="u" direction="out"/>
    </method>
    <method name="CloseNotification"><arg type="u" direction="in"/></method>
    <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    </method>
    </interface></node>
    """
}
