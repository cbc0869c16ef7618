import CGTK
import Foundation
import SwiftUICore

/// Keeps decoded pictures for as long as they may be shown again, and finds icons.
@MainActor final class Pictures {
  /// How many bytes of decoded pictures are kept, unless a single one needs more.
  private static let limit = 48 << 20

  private var known: [Data: Picture] = [:]
  /// The pictures that are kept, the one that was asked for last at the end.
  private var order: [Data] = []

  /// The picture that bytes stand for; `nil` if they are none.
  func picture(of data: Data) -> Picture? {
    if let found = known[data] {
      if order.last != data {
        order.removeAll { $0 == data }
        order.append(data)
      }
      return found
    }
    guard let picture = Picture(data, whenDecoded: { [weak self] in self?.trim() }) else {
      return nil
    }
    known[data] = picture
    order.append(data)
    trim()
    return picture
  }

  /// Whether some picture is still being decoded.
  var isDecoding: Bool { known.values.contains { $0.isDecoding } }

  /// Forgets the pictures that were asked for longest ago; who shows them keeps them.
  private func trim() {
    var size = known.values.reduce(0) { $0 + $1.cost }
    while size > Self.limit, order.count > 1, let picture = known.removeValue(forKey: order[0]) {
      order.removeFirst()
      size -= picture.cost
    }
  }

  /// An icon of the desktop; the caller owns it.
  func icon(_ name: String, size: Int, at widget: Widget) -> OpaquePointer? {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    return gtk_icon_theme_lookup_icon(
      theme, name, nil, CInt(max(size, 1)), gtk_widget_get_scale_factor(widget),
      gtk_widget_get_direction(widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
  }
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
