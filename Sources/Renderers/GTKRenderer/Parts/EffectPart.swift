import CGTK
import Foundation
import SwiftUICore

/// A change of how what is inside is drawn, or of how it is hit.
final class EffectPart: Part {
  private var effect: EffectContent
  private let box: Box

  init(_ seed: PartSeed, _ effect: EffectContent) {
    box = Box()
    self.effect = effect
    super.init(seed, widget: box.widget, host: box)
    apply(effect)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .effect(let effect) = new else { return false }
    apply(effect)
    return true
  }

  override func sizeDidChange() { apply(effect) }

  private func apply(_ effect: EffectContent) {
    self.effect = effect
    reset()
    switch effect {
    case .opacity(let opacity): gtk_widget_set_opacity(widget, opacity)
    case .clip(let outline, let isEvenOdd): clip(outline, isEvenOdd: isEvenOdd)
    case .shadow(let color, let radius, let offset): shadow(color, radius, offset)
    case .blur(let radius, _):
      box.frameDrawing = { snapshot, _, draw in
        gtk_snapshot_push_blur(snapshot.pointer, radius)
        draw(snapshot)
        gtk_snapshot_pop(snapshot.pointer)
      }
    case .transform(let transform):
      box.transform = { _ in transform.gsk }
    case .projection(let projection): box.transform = { _ in projection.gsk }
    case .colors(let matrix):
      box.frameDrawing = { snapshot, _, draw in
        snapshot.pushColors(rows: matrix.rows)
        draw(snapshot)
        gtk_snapshot_pop(snapshot.pointer)
      }
    case .mask: mask()
    case .maskLayer: gtk_widget_set_can_target(widget, 0)
    case .hitTesting(let isAllowed): gtk_widget_set_can_target(widget, isAllowed ? 1 : 0)
    case .hitShape(let outline, let isEvenOdd):
      box.hitRule = { point, size in outline.contains(point, in: size, isEvenOdd: isEvenOdd) }
    case .placeholder(let isOn): redact(isOn)
    case .group, .blend:
      // Each is drawn in its place: GTK 4.8 joins no colours with what other widgets have drawn.
      break
    }
    box.placeAgain()
    gtk_widget_queue_draw(widget)
  }

  private func reset() {
    (box.frameDrawing, box.transform) = (nil, nil)
    box.hitRule = { _, _ in false }
    gtk_widget_set_opacity(widget, 1)
    gtk_widget_set_can_target(widget, 1)
  }

  private func clip(_ outline: ShapeContent.Outline, isEvenOdd: Bool) {
    box.frameDrawing = { [unowned self] snapshot, _, draw in
      let area = CGRect(origin: .zero, size: frame.size)
      switch outline.rounded(area) {
      case .plain:
        var bounds = area.graphene
        gtk_snapshot_push_clip(snapshot.pointer, &bounds)
        draw(snapshot)
        gtk_snapshot_pop(snapshot.pointer)
      case .rounded(var shape):
        gtk_snapshot_push_rounded_clip(snapshot.pointer, &shape)
        draw(snapshot)
        gtk_snapshot_pop(snapshot.pointer)
      case .other:
        snapshot.drawMasked(in: area, draw) { cairo in
          cairo.trace(outline, in: area)
          cairo_set_fill_rule(
            cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          cairo_fill(cairo)
        }
      }
    }
  }

  private func shadow(_ color: Color, _ radius: CGFloat, _ offset: CGSize) {
    box.frameDrawing = { [unowned self] snapshot, _, draw in
      var shadow = GskShadow(
        color: renderer.palette.fill(color).rgba, dx: Float(offset.width),
        dy: Float(offset.height), radius: Float(radius * 2))
      gtk_snapshot_push_shadow(snapshot.pointer, &shadow, 1)
      draw(snapshot)
      gtk_snapshot_pop(snapshot.pointer)
    }
  }

  /// Shows the children as far as the last one, the mask, shows something.
  private func mask() {
    box.frameDrawing = { [unowned self] snapshot, size, _ in
      guard let layer = children.last else { return }
      let others = children.dropLast().map(\.widget)
      let mask = gtk_snapshot_new()
      gtk_widget_snapshot_child(widget, layer.widget, mask)
      let node = gtk_snapshot_free_to_node(mask)
      let area = CGRect(origin: .zero, size: size)
      snapshot.drawMasked(in: area) { [widget] inner in
        for other in others { gtk_widget_snapshot_child(widget, other, inner.pointer) }
      } mask: { cairo in
        if let node { gsk_render_node_draw(node, cairo) }
      }
      if let node { gsk_render_node_unref(node) }
    }
  }

  /// Shows a block in place of what is inside.
  private func redact(_ isOn: Bool) {
    guard isOn else { return }
    box.frameDrawing = { [unowned self] snapshot, size, _ in
      snapshot.fill(
        .roundedRectangle(radius: CGSize(width: 4, height: 4)),
        of: CGRect(origin: .zero, size: size), with: .color(.secondary.opacity(0.25)),
        renderer.palette)
    }
  }
}

extension AffineTransform {
  /// The transform as GTK takes it; the caller owns it.
  ///
  /// It is taken apart into a move, a turn, a shear and a stretch: of a matrix GTK does not find out
  /// that it is flat, and Cairo then paints a pink block.
  var gsk: OpaquePointer? {
    var point = graphene_point_t(x: Float(tX), y: Float(tY))
    let moved = gsk_transform_translate(nil, &point)
    let determinant = m11 * m22 - m12 * m21
    // What has no area shows nothing.
    guard determinant != 0 else { return gsk_transform_scale(moved, 0, 0) }
    let width = (m11 * m11 + m12 * m12).squareRoot()
    let turn = atan2(m12, m11) * 180 / .pi
    // How far the turned y axis leans to the side for each step along it.
    let lean = (m11 * m21 + m12 * m22) / determinant
    let turned = turn == 0 ? moved : gsk_transform_rotate(moved, Float(turn))
    let sheared =
      abs(lean) < 1e-12 ? turned : gsk_transform_skew(turned, Float(atan(lean) * 180 / .pi), 0)
    return gsk_transform_scale(sheared, Float(width), Float(determinant / width))
  }
}

extension ProjectionTransform {
  fileprivate var gsk: OpaquePointer? {
    let values = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values.map { Float($0) })
    return gsk_transform_matrix(nil, &matrix)
  }
}
