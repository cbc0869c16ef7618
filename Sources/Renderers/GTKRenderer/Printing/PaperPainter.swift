import CGTK
import Foundation
import SwiftUICore

/// Draws elements on paper: in light colours, texts as texts.
///
/// What only a screen has a use for is left out: bars, grounds as large as the page, the frames of
/// controls. Shadows, masks and turned views are drawn plain.
@MainActor struct PaperPainter {
  let cairo: OpaquePointer
  let renderer: GTKRenderer
  /// The part of the sheet that the page shows.
  let part: Range<CGFloat>
  private let palette = Palette.paper

  init(_ cairo: OpaquePointer, _ renderer: GTKRenderer, part: Range<CGFloat>) {
    (self.cairo, self.renderer, self.part) = (cairo, renderer, part)
  }

  /// Draws an element and what is in it, as far as it lies on the page.
  func draw(_ element: PrintedElement) {
    // What has no room of its own may have children that have.
    let isOnPage = element.frame.maxY > part.lowerBound && element.frame.minY < part.upperBound
    if isOnPage, element.opacity >= 0.1 { drawSelf(element) }
    for child in element.children { draw(child) }
  }

  private func drawSelf(_ element: PrintedElement) {
    switch element.content {
    case .text(let text): draw(text, in: element.frame)
    case .image(let image): draw(image, in: element.frame)
    case .color(let color):
      if isSmall(element) { fill(.rectangle, with: .color(color), in: element.frame) }
    case .shape(let shape): if isSmall(element) { draw(shape, in: element.frame) }
    case .divider: fill(.rectangle, with: .color(.primary.opacity(0.3)), in: element.frame)
    case .region(.row(let row)):
      guard !row.hidesSeparator, row.position != .last, row.position != .only else { return }
      let frame = element.frame
      fill(
        .rectangle, with: .color(.primary.opacity(0.15)),
        in: CGRect(x: frame.minX, y: frame.maxY - 0.5, width: frame.width, height: 0.5))
    case .scroll, .control, .region, .effect: break
    }
  }

  /// Whether an area isn't just the ground that the page lies on.
  private func isSmall(_ element: PrintedElement) -> Bool {
    element.frame.height < part.upperBound - part.lowerBound
  }

  private func draw(_ text: TextContent, in frame: CGRect) {
    // Lines that belong to another page are not drawn in the margin of this one.
    renderer.text.withLayout(of: text, in: frame.size, palette) { layout in
      cairo_save(cairo)
      let black = palette.text(.primary)
      cairo_set_source_rgba(cairo, black.red, black.green, black.blue, 1)
      cairo_move_to(cairo, frame.minX, frame.minY)
      pango_cairo_show_layout(cairo, layout)
      cairo_restore(cairo)
    }
  }

  private func draw(_ shape: ShapeContent, in frame: CGRect) {
    let area = frame.insetBy(dx: shape.inset, dy: shape.inset)
    cairo_save(cairo)
    cairo_new_path(cairo)
    if let stroke = shape.stroke {
      cairo.stroke(shape.outline, of: area, style: stroke, with: shape.paint, palette)
    } else {
      cairo.fill(
        shape.outline, of: area, isEvenOdd: shape.isEvenOdd, with: shape.paint, palette)
    }
    cairo_restore(cairo)
  }

  private func fill(_ outline: ShapeContent.Outline, with paint: ShapePaint, in frame: CGRect) {
    draw(ShapeContent(outline, paint: paint), in: frame)
  }

  private func draw(_ image: ImageContent, in frame: CGRect) {
    switch image.source {
    case .symbol(let name): drawSymbol(SymbolIcons.name(for: name), of: image, in: frame)
    case .encoded(let data, _): drawPicture(data, of: image, in: frame)
    case .resource, .placeholder: break
    }
  }

  private func drawSymbol(_ name: String, of image: ImageContent, in frame: CGRect) {
    let side = min(frame.width, frame.height)
    let root = renderer.root.host.widget
    guard side > 0, let icon = renderer.pictures.icon(name, size: Int(side), at: root),
      let snapshot = gtk_snapshot_new()
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    let color = palette.text(image.color ?? .primary).rgba
    var colors = [color, color, color, color]
    gtk_symbolic_paintable_snapshot_symbolic(
      icon, snapshot, Double(side), Double(side), &colors, gsize(colors.count))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    cairo_save(cairo)
    cairo_translate(cairo, frame.midX - side / 2, frame.midY - side / 2)
    gsk_render_node_draw(node, cairo)
    cairo_restore(cairo)
  }

  private func drawPicture(_ data: Data, of image: ImageContent, in frame: CGRect) {
    // Printers draw three times as finely as screens.
    let size = CGSize(width: frame.width * 3, height: frame.height * 3)
    guard let head = try? EncodedPicture(data),
      let picture = PictureDecoder.decode(
        data, reduction: PictureDecoder.reduction(of: head.pixels, for: size))
    else { return }
    let area = renderer.area(of: image, in: frame)
    cairo_save(cairo)
    cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(cairo)
    cairo_translate(cairo, area.minX, area.minY)
    cairo_scale(
      cairo, area.width / CGFloat(picture.size.width), area.height / CGFloat(picture.size.height))
    gdk_cairo_set_source_pixbuf(cairo, picture.pixbuf, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
