import CGTK
import Foundation

@MainActor extension Snapshot {
  /// Shows what is drawn only where a mask shows something, and as far as it does.
  ///
  /// GTK has masks of its own from 4.10 on; Cairo has always had them.
  func drawMasked(in area: CGRect, _ draw: (Snapshot) -> Void, mask: (OpaquePointer) -> Void) {
    let inner = gtk_snapshot_new()
    draw(Snapshot(inner))
    let node = inner.flatMap { gtk_snapshot_free_to_node($0) }
    defer { if let node { gsk_render_node_unref(node) } }
    var bounds = area.graphene
    guard let node, let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    cairo_push_group(cairo)
    mask(cairo)
    let pattern = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    gsk_render_node_draw(node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_destroy(cairo)
  }
}
