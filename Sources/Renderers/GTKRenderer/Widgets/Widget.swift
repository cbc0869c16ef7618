import CGTK
import Foundation

/// Any widget, as GTK hands it around.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as one of a final type, which C's importer knows no layout of.
  nonisolated var opaque: OpaquePointer { OpaquePointer(self) }

  /// The widget as a plain object.
  nonisolated var object: UnsafeMutablePointer<GObject> { cast() }

  /// The widget as one of a derived type.
  nonisolated func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

  func setClass(_ name: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(self, name)
    } else {
      gtk_widget_remove_css_class(self, name)
    }
  }

  /// Replaces the classes of one kind by another set.
  func replaceClasses(_ old: [String], by new: [String]) {
    for name in old where !new.contains(name) { gtk_widget_remove_css_class(self, name) }
    for name in new where !old.contains(name) { gtk_widget_add_css_class(self, name) }
  }

  /// The least and the natural size.
  var measured: (minimum: CGSize, natural: CGSize) {
    var (minimum, natural) = (CGSize.zero, CGSize.zero)
    var (least, wanted): (CInt, CInt) = (0, 0)
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, nil, nil)
    (minimum.width, natural.width) = (CGFloat(least), CGFloat(wanted))
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, -1, &least, &wanted, nil, nil)
    (minimum.height, natural.height) = (CGFloat(least), CGFloat(wanted))
    return (minimum, natural)
  }
}

/// Turns a pointer that C says may be missing, but never is, into a widget.
func made(_ pointer: Widget?) -> Widget {
  guard let pointer else { fatalError("GTK made no widget: is there a display?") }
  return pointer
}

/// Makes a widget of a type, with the name that style sheets know it by.
///
/// - Parameters:
///   - type: The type.
///   - name: The name.
///   - role: What it is to those who cannot see it; `nil` for what its type is.
/// - Returns: The widget, which belongs to whom it is added to.
func makeWidget(_ type: GType, css name: String, role: GtkAccessibleRole? = nil) -> Widget {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], typeOfStrings)
  g_value_set_string(&values[0], name)
  g_value_init(&values[1], gtk_accessible_role_get_type())
  g_value_set_enum(&values[1], CInt((role ?? GTK_ACCESSIBLE_ROLE_GROUP).rawValue))
  let object = "css-name".withCString { style in
    "accessible-role".withCString { kind in
      var names: [UnsafePointer<CChar>?] = [style, kind]
      return g_object_new_with_properties(type, role == nil ? 1 : 2, &names, values)
    }
  }
  for index in values.indices { g_value_unset(&values[index]) }
  guard let object else { fatalError("GTK made no widget of type \(type)") }
  return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets a property that is a string.
  func set(_ property: String, _ text: String) {
    var value = GValue()
    g_value_init(&value, typeOfStrings)
    g_value_set_string(&value, text)
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }
}

/// The type of strings, whose macro C's importer does not see.
nonisolated let typeOfStrings: GType = 16 << 2
