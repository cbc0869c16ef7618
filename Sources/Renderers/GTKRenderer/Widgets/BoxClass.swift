import CGTK

/// The GObject types of our own containers, which ask their `Box` for everything.
enum BoxClass {
  /// A container that places its children where it is told.
  nonisolated static let plain = register("HetangBox", isScrollable: false)
  /// A container inside a scrolled window, whose content the engine has moved already.
  nonisolated static let scrollable = register("HetangScrollBox", isScrollable: true)

  private nonisolated static func register(_ name: String, isScrollable: Bool) -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    let start: GClassInitFunc =
      isScrollable
      ? { type, _ in
        BoxClass.setUp(type)
        BoxScrolling.setUp(type)
      } : { type, _ in BoxClass.setUp(type) }
    let type = g_type_register_static_simple(
      gtk_widget_get_type(), name, query.class_size, start, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
    if isScrollable {
      var info = GInterfaceInfo()
      g_type_add_interface_static(type, gtk_scrollable_get_type(), &info)
    }
    return type
  }

  private nonisolated static func setUp(_ type: UnsafeMutableRawPointer?) {
    guard let type, let widgets = hetang_widget_class(type), let objects = hetang_object_class(type)
    else { return }
    widgets.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      let box = BoxPointer(widget)
      let lengths = MainActor.assumeIsolated {
        box.box?.measure(orientation, Int(size)) ?? (0, 0)
      }
      minimum?.pointee = CInt(lengths.0)
      natural?.pointee = CInt(lengths.1)
    }
    widgets.pointee.size_allocate = { widget, width, height, _ in
      let box = BoxPointer(widget)
      MainActor.assumeIsolated { box.box?.allocate(Int(width), Int(height)) }
    }
    widgets.pointee.snapshot = { widget, snapshot in
      let (box, snapshot) = (BoxPointer(widget), Snapshot(snapshot))
      MainActor.assumeIsolated { box.box?.draw(snapshot) }
    }
    widgets.pointee.contains = { widget, x, y in
      let box = BoxPointer(widget)
      return MainActor.assumeIsolated { box.box?.contains(x, y) ?? false } ? 1 : 0
    }
    widgets.pointee.focus = { widget, direction in
      BoxClass.moveFocus(in: widget, direction)
    }
    objects.pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      guard let parent = g_type_class_peek_static(gtk_widget_get_type()) else { return }
      hetang_object_class(parent)?.pointee.dispose?(object)
    }
  }

  /// Asks GTK's own containers' way: children by where they lie, then the widget itself.
  private nonisolated static func moveFocus(
    in widget: Widget?, _ direction: GtkDirectionType
  ) -> gboolean {
    guard let parent = g_type_class_peek_static(gtk_widget_get_type()) else { return 0 }
    let focus = hetang_widget_class(parent)?.pointee.focus
    let hadFocus = gtk_widget_get_focus_child(widget) != nil
    if focus?(widget, direction) ?? 0 != 0 { return 1 }
    let box = BoxPointer(widget)
    guard hadFocus, MainActor.assumeIsolated({ box.box?.keepsFocus == true }) else { return 0 }
    // From the last to the first, or the other way round.
    let isBack = [GTK_DIR_UP, GTK_DIR_LEFT, GTK_DIR_TAB_BACKWARD].contains(direction)
    gtk_root_set_focus(gtk_widget_get_root(widget), nil)
    _ = focus?(widget, isBack ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    return 1
  }
}

/// A widget on its way from a C callback to the main actor, on which the callback runs.
struct BoxPointer: @unchecked Sendable {
  private let widget: Widget?

  init(_ widget: Widget?) { self.widget = widget }

  /// The Swift side of the widget.
  @MainActor var box: Box? { widget.flatMap(Box.of) }
}

/// A snapshot being made.
struct Snapshot: @unchecked Sendable {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) { self.pointer = pointer }
}
