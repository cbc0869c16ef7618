import CGTK
import Foundation
import TestSupport

/// The bus over which assistive technologies read windows, in a session of its own.
///
/// The session's bus starts the other one, and what registers programs there, when they are asked
/// for; they end with it.
final class AccessibilityBus {
  /// The bus or a program on it gave no answer.
  struct NoAnswer: Error {
    let reason: String
  }

  /// An object that a program shows to assistive technologies.
  struct Object: Equatable {
    let program: String
    let path: String
  }

  private let session: SessionBus
  private var connection: OpaquePointer?

  /// Starts the session.
  init() throws { session = try SessionBus() }

  deinit { g_object_unref(connection.map { UnsafeMutableRawPointer($0) }) }

  /// The variables of a program on a display, beside the usual ones, that is to be read.
  func environment(from usual: [String: String]) -> [String: String] {
    var environment = usual
    environment["GTK_A11Y"] = nil
    environment["AT_SPI_BUS_ADDRESS"] = nil
    environment["DBUS_SESSION_BUS_ADDRESS"] = session.address
    return environment
  }

  /// The programs that can be read now.
  func programs() throws -> [Object] {
    try children(
      of: Object(program: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root"))
  }

  /// The objects in an object.
  func children(of object: Object) throws -> [Object] {
    let answer = try call(object, "org.a11y.atspi.Accessible", "GetChildren")
    return answer[0].elements.map { Object(program: $0[0].text, path: $0[1].text) }
  }

  /// What an object is.
  func role(of object: Object) throws -> String {
    try call(object, "org.a11y.atspi.Accessible", "GetRoleName")[0].text
  }

  /// One of the words that are said of an object: `Name`, `Description`.
  func word(_ name: String, of object: Object) throws -> String {
    try call(
      object, "org.freedesktop.DBus.Properties", "Get", ["org.a11y.atspi.Accessible", name]
    )[0].content.text
  }

  /// The numbers of the states that an object has.
  func states(of object: Object) throws -> Set<Int> {
    let words = try call(object, "org.a11y.atspi.Accessible", "GetState")[0].elements.map(\.number)
    return Set((0..<words.count * 32).filter { words[$0 / 32] >> UInt32($0 % 32) & 1 == 1 })
  }

  /// The names of what can be done to an object.
  func actions(of object: Object) throws -> [String] {
    try call(object, "org.a11y.atspi.Action", "GetActions")[0].elements.map { $0[0].text }
  }

  /// Whether an action presses the object: GTK's own for buttons, or ours.
  static func isPress(_ name: String) -> Bool {
    ["click", "element.press"].contains(name.lowercased())
  }

  /// Does one of the things that can be done to an object.
  func act(_ name: String, on object: Object) throws {
    guard let index = try actions(of: object).firstIndex(of: name) else {
      throw NoAnswer(reason: "\(object.path) has no action \(name)")
    }
    guard let number = g_variant_new_int32(Int32(index)) else { return }
    _ = try call(object, "org.a11y.atspi.Action", "DoAction", values: [number])
  }

  // MARK: - Asking

  private func call(
    _ object: Object, _ interface: String, _ method: String, _ words: [String] = []
  ) throws -> BusAnswer {
    try call(object, interface, method, values: words.compactMap { g_variant_new_string($0) })
  }

  private func call(
    _ object: Object, _ interface: String, _ method: String, values: [OpaquePointer]
  ) throws -> BusAnswer {
    try Self.ask(
      try connected(), object, interface, method, values: values)
  }

  private func connected() throws -> OpaquePointer {
    if let connection { return connection }
    let session = try Self.connect(to: self.session.address)
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let bus = Object(program: "org.a11y.Bus", path: "/org/a11y/bus")
    let answer = try Self.ask(session, bus, "org.a11y.Bus", "GetAddress", values: [])
    let made = try Self.connect(to: answer[0].text)
    connection = made
    // Windows work out what they say for those who listen only.
    let registry = Object(program: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry")
    let event = g_variant_new_string("object:state-changed")
    _ = try Self.ask(
      made, registry, "org.a11y.atspi.Registry", "RegisterEvent", values: [event].compactMap(\.self)
    )
    return made
  }

  private static func connect(to address: String) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
    guard let made else { throw Self.failure(error) }
    return made
  }

  private static func ask(
    _ connection: OpaquePointer, _ object: Object, _ interface: String, _ method: String,
    values: [OpaquePointer]
  ) throws -> BusAnswer {
    var error: UnsafeMutablePointer<GError>?
    var parts: [OpaquePointer?] = values.map(\.self)
    let words = g_variant_new_tuple(&parts, gsize(parts.count))
    let answer = g_dbus_connection_call_sync(
      connection, object.program, object.path, interface, method, words, nil,
      G_DBUS_CALL_FLAGS_NONE, 60_000, nil, &error)
    guard let answer else { throw Self.failure(error) }
    return BusAnswer(taking: answer)
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> NoAnswer {
    defer { g_error_free(error) }
    return NoAnswer(reason: error?.pointee.message.map { String(cString: $0) } ?? "no reason")
  }
}

/// A value that came over a bus.
final class BusAnswer {
  private let value: OpaquePointer

  /// Takes over a value that belongs to nobody else.
  init(taking value: OpaquePointer) { self.value = value }

  deinit { g_variant_unref(value) }

  var text: String { String(cString: g_variant_get_string(value, nil)) }
  var number: UInt32 { g_variant_get_uint32(value) }

  /// What a value of any type holds.
  var content: BusAnswer { BusAnswer(taking: g_variant_get_variant(value)) }

  /// The values in a list or tuple.
  var elements: [BusAnswer] { (0..<Int(g_variant_n_children(value))).map { self[$0] } }

  subscript(index: Int) -> BusAnswer {
    BusAnswer(taking: g_variant_get_child_value(value, gsize(index)))
  }
}
