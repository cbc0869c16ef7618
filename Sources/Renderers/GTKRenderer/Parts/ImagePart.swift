import CGTK
import Foundation
import SwiftUICore

/// A picture or symbol, drawn by its own widget so that it can have any colour.
final class ImagePart: Part {
  private var image: ImageContent
  private var picture: Picture?
  /// What was drawn of a picture of many tiles, and who looks whether that is still in sight.
  private var drawn: (area: CGRect, watch: FrameWatch?)?

  init(_ seed: PartSeed, _ image: ImageContent) {
    let role = image.label == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
    let box = Box(css: "image", role: role)
    self.image = image
    super.init(seed, widget: box.widget, host: box)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    box.paint = { [unowned self] snapshot, size in draw(snapshot, size) }
    apply(image)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .image(let image) = new else { return false }
    apply(image)
    return true
  }

  private func apply(_ image: ImageContent) {
    self.image = image
    picture = nil
    if case .encoded(let data, _) = image.source { picture = renderer.pictures.picture(of: data) }
    gtk_widget_queue_draw(widget)
  }

  private func draw(_ snapshot: Snapshot, _ size: CGSize) {
    switch image.source {
    case .symbol(let name): drawSymbol(SymbolIcons.name(for: name), snapshot, size)
    case .encoded: drawTexture(snapshot, size)
    case .resource: drawSymbol("image-missing-symbolic", snapshot, size)
    case .placeholder:
      snapshot.fill(
        .rectangle, of: CGRect(origin: .zero, size: size), with: .color(.secondary.opacity(0.15)),
        renderer.palette)
    }
  }

  private func drawSymbol(_ name: String, _ snapshot: Snapshot, _ size: CGSize) {
    let side = image.resizing == nil ? renderer.symbolSize(of: image) : CGSize.square(in: size)
    guard let icon = renderer.pictures.icon(name, size: Int(side.width), at: widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    if let own = image.color { color = renderer.palette.text(own).rgba }
    var colors = [color, color, color, color]
    var origin = graphene_point_t(
      x: Float((size.width - side.width) / 2), y: Float((size.height - side.height) / 2))
    gtk_snapshot_save(snapshot.pointer)
    gtk_snapshot_translate(snapshot.pointer, &origin)
    gtk_symbolic_paintable_snapshot_symbolic(
      icon, snapshot.pointer, side.width, side.height, &colors, gsize(colors.count))
    gtk_snapshot_restore(snapshot.pointer)
  }

  private func drawTexture(_ snapshot: Snapshot, _ size: CGSize) {
    let area = renderer.area(of: image, in: CGRect(origin: .zero, size: size))
    guard let tiles = tiles(for: area.size) else {
      if picture?.isBroken == true { drawSymbol("image-missing-symbolic", snapshot, size) }
      return
    }
    let isPainted = image.isTemplate == true
    if isPainted {
      let color = image.color.map { renderer.palette.text($0) } ?? renderer.palette.text(.primary)
      snapshot.pushPainting(with: color)
    }
    if image.resizing?.isTiled == true {
      let own = renderer.imageSize(of: image) ?? area.size
      var (bounds, tile) = (area.graphene, CGRect(origin: .zero, size: own).graphene)
      gtk_snapshot_push_repeat(snapshot.pointer, &bounds, &tile)
      tiles.append(to: snapshot, in: CGRect(origin: .zero, size: own))
      gtk_snapshot_pop(snapshot.pointer)
    } else {
      tiles.append(to: snapshot, in: area, within: tiles.isMany ? sightToDraw() : nil)
    }
    if isPainted { gtk_snapshot_pop(snapshot.pointer) }
  }
}

extension ImagePart {
  /// The picture, as fine as an area of a size needs it; tiles are always as fine as they are.
  private func tiles(for size: CGSize) -> PictureTiles? {
    let scale = CGFloat(gtk_widget_get_scale_factor(widget))
    let area = image.resizing?.isTiled == true ? renderer.imageSize(of: image) ?? size : size
    return picture?.tiles(
      for: CGSize(width: area.width * scale, height: area.height * scale),
      whenFiner: { [weak self] in
        if let self { gtk_widget_queue_draw(widget) }
      })
  }
}

// MARK: - Pictures that are larger than the window

extension ImagePart {
  /// The part of the widget that is drawn: what is in sight, and half a window around it.
  private func sightToDraw() -> CGRect? {
    guard let sight = sight() else { return nil }
    let area = sight.insetBy(dx: -sight.width / 2, dy: -sight.height / 2)
    let watch = drawn?.watch ?? FrameWatch(of: widget) { [weak self] in self?.drawAgainIfMoved() }
    drawn = (area, watch)
    return area
  }

  private func drawAgainIfMoved() {
    guard let drawn, let sight = sight() else { return }
    let own = CGRect(
      x: 0, y: 0, width: CGFloat(gtk_widget_get_width(widget)),
      height: CGFloat(gtk_widget_get_height(widget)))
    let seen = sight.intersection(own)
    if !seen.isEmpty, !drawn.area.contains(seen) { gtk_widget_queue_draw(widget) }
  }

  /// What of the window lies on the widget or beside it, as the widget sees it.
  private func sight() -> CGRect? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(window, widget, &matrix) != 0 else { return nil }
    var bounds = CGRect(
      x: 0, y: 0, width: CGFloat(gtk_widget_get_width(window)),
      height: CGFloat(gtk_widget_get_height(window))
    ).graphene
    var seen = graphene_rect_t()
    graphene_matrix_transform_bounds(&matrix, &bounds, &seen)
    return CGRect(
      x: Double(seen.origin.x), y: Double(seen.origin.y), width: Double(seen.size.width),
      height: Double(seen.size.height))
  }
}

extension CGSize {
  /// The largest square that fits.
  fileprivate static func square(in size: CGSize) -> CGSize {
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}
