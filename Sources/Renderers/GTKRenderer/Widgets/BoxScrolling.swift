import CGTK
import Foundation

/// The four properties of a container in a scrolled window, for `BoxClass.scrollable`.
enum BoxScrolling {

  /// Gives a class the properties of `GtkScrollable`.
  nonisolated static func setUp(_ type: UnsafeMutableRawPointer?) {
    guard let type, let objects = hetang_object_class(type) else { return }
    objects.pointee.set_property = { object, number, value, _ in
      guard let object, let value else { return }
      BoxScrolling.set(Int(number), of: object, to: value)
    }
    objects.pointee.get_property = { object, number, value, _ in
      guard let object, let value else { return }
      BoxScrolling.get(Int(number), of: object, into: value)
    }
    for (index, name) in ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]
      .enumerated()
    {
      g_object_class_override_property(objects, guint(index + 1), name)
    }
  }

  private nonisolated static func set(
    _ number: Int, of object: UnsafeMutablePointer<GObject>, to value: UnsafePointer<GValue>
  ) {
    // Policies matter to containers that choose their size, which ours does not.
    guard number <= 2 else { return }
    let adjustment = g_value_dup_object(value)
    g_object_set_data_full(object, name(number), adjustment, g_object_unref)
  }

  private nonisolated static func get(
    _ number: Int, of object: UnsafeMutablePointer<GObject>,
    into value: UnsafeMutablePointer<GValue>
  ) {
    guard number <= 2 else { return g_value_set_enum(value, CInt(GTK_SCROLL_MINIMUM.rawValue)) }
    g_value_set_object(value, g_object_get_data(object, name(number)))
  }

  private nonisolated static func name(_ number: Int) -> String {
    number == 1 ? "hetang-hadjustment" : "hetang-vadjustment"
  }
}
