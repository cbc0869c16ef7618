import CGTK
import Foundation
import SwiftUICore

/// Decodes pictures, each once as long as it is shown, and finds icons.
@MainActor final class Pictures {
  private var known: [Data: Picture] = [:]
  private var order: [Data] = []
  private static let limit = 64

  /// The picture that bytes stand for; `nil` if nobody can decode them.
  func picture(of data: Data) -> Picture? {
    if let found = known[data] { return found }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
    let picture = Picture(texture)
    known[data] = picture
    order.append(data)
    if order.count > Self.limit { known[order.removeFirst()] = nil }
    return picture
  }

  /// An icon of the desktop; the caller owns it.
  func icon(_ name: String, size: Int, at widget: Widget) -> OpaquePointer? {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    return gtk_icon_theme_lookup_icon(
      theme, name, nil, CInt(max(size, 1)), gtk_widget_get_scale_factor(widget),
      gtk_widget_get_direction(widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
  }
}

/// A decoded picture.
@MainActor final class Picture {
  let texture: OpaquePointer

  /// Takes a texture over.
  init(_ texture: OpaquePointer) { self.texture = texture }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
}

@MainActor extension Snapshot {
  /// Paints what is drawn until the next pop with one colour, as far as it is opaque.
  func pushPainting(with color: ColorComponents) {
    pushColors(
      rows: [
        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
        [0, 0, 0, color.opacity, 0],
      ])
  }

  /// Changes the colours of what is drawn until the next pop.
  ///
  /// - Parameter rows: For each of red, green, blue and opacity four factors and what is added.
  func pushColors(rows: [[Double]]) {
    // GTK multiplies from the left: its columns are our rows.
    var values = [Float](repeating: 0, count: 16)
    for column in 0..<4 {
      for row in 0..<4 { values[row * 4 + column] = Float(rows[column][row]) }
    }
    var (matrix, offset) = (graphene_matrix_t(), graphene_vec4_t())
    graphene_matrix_init_from_float(&matrix, values)
    graphene_vec4_init(
      &offset, Float(rows[0][4]), Float(rows[1][4]), Float(rows[2][4]), Float(rows[3][4]))
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
  }
}
