import CGTK

/// A value on its way over a bus.
enum BusValue {
  case text(String)
  case texts([String])
  case number(UInt32)
  case byte(UInt8)
  case time(Int32)
  case facts([String: BusValue])

  /// The value as GLib has it; it floats, which is to say belongs to whoever takes it up first.
  var floating: OpaquePointer? {
    switch self {
    case .text(let text): return g_variant_new_string(text)
    case .number(let number): return g_variant_new_uint32(number)
    case .byte(let byte): return g_variant_new_byte(byte)
    case .time(let time): return g_variant_new_int32(time)
    case .texts(let texts):
      return Self.array(of: "s", texts.map { g_variant_new_string($0) })
    case .facts(let facts):
      return Self.array(
        of: "{sv}",
        facts.map { name, value in
          g_variant_new_dict_entry(
            g_variant_new_string(name), g_variant_new_variant(value.floating))
        })
    }
  }

  /// Several values as what a call is given.
  static func tuple(_ values: [BusValue]) -> OpaquePointer? {
    var parts = values.map(\.floating)
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  private static func array(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    var parts = values
    return g_variant_new_array(type, &parts, gsize(parts.count))
  }
}

/// A value that came over a bus.
@MainActor final class BusAnswer {
  let pointer: OpaquePointer

  /// Takes over a value.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { g_variant_unref(pointer) }

  /// A part of the value.
  func child(_ index: Int) -> BusAnswer {
    guard index < Int(g_variant_n_children(pointer)),
      let child = g_variant_get_child_value(pointer, gsize(index))
    else { fatalError("the value has no part \(index)") }
    return BusAnswer(child)
  }

  var text: String { String(cString: g_variant_get_string(pointer, nil)) }
}
