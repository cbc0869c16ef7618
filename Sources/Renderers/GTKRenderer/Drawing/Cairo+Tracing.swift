import CGTK
import Foundation
import FoundationCompat
import SwiftUICore

@MainActor extension OpaquePointer {
  /// Fills an outline in a frame, as a context of Cairo.
  func fill(
    _ outline: ShapeContent.Outline, of frame: CGRect, isEvenOdd: Bool,
    with paint: ShapePaint, _ palette: Palette
  ) {
    trace(outline, in: frame)
    cairo_set_fill_rule(self, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    setSource(paint, in: frame, palette)
    cairo_fill(self)
  }

  /// Draws a line along an outline in a frame.
  func stroke(
    _ outline: ShapeContent.Outline, of frame: CGRect, style: StrokeStyle,
    with paint: ShapePaint, _ palette: Palette
  ) {
    trace(outline, in: frame)
    set(style)
    setSource(paint, in: frame, palette)
    cairo_stroke(self)
  }

  /// Traces an outline in a frame.
  func trace(_ outline: ShapeContent.Outline, in frame: CGRect) {
    if case .path(let steps) = outline {
      for step in steps { trace(step, from: frame.origin) }
    } else if let radius = outline.corner(in: frame.size) {
      trace(frame, corner: radius)
    }
  }

  private func trace(_ frame: CGRect, corner radius: CGSize) {
    guard radius.width > 0, radius.height > 0 else {
      return cairo_rectangle(self, frame.minX, frame.minY, frame.width, frame.height)
    }
    let corners = [
      (frame.maxX - radius.width, frame.minY + radius.height, -0.5),
      (frame.maxX - radius.width, frame.maxY - radius.height, 0),
      (frame.minX + radius.width, frame.maxY - radius.height, 0.5),
      (frame.minX + radius.width, frame.minY + radius.height, 1),
    ]
    cairo_new_sub_path(self)
    for (x, y, start) in corners {
      cairo_save(self)
      cairo_translate(self, x, y)
      cairo_scale(self, radius.width, radius.height)
      cairo_arc(self, 0, 0, 1, start * .pi, (start + 0.5) * .pi)
      cairo_restore(self)
    }
    cairo_close_path(self)
  }

  private func trace(_ step: PathStep, from origin: CGPoint) {
    func at(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    switch step {
    case .move(let end): cairo_move_to(self, at(end).x, at(end).y)
    case .line(let end): cairo_line_to(self, at(end).x, at(end).y)
    case .quadCurve(let end, let control):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(self, &x, &y)
      let (end, control) = (at(end), at(control))
      cairo_curve_to(
        self, (x + 2 * control.x) / 3, (y + 2 * control.y) / 3,
        (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
    case .curve(let end, let first, let second):
      let (end, first, second) = (at(end), at(first), at(second))
      cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(self)
    }
  }

  /// Takes up how a line looks.
  func set(_ style: StrokeStyle) {
    cairo_set_line_width(self, style.lineWidth)
    cairo_set_miter_limit(self, style.miterLimit)
    switch style.lineCap {
    case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(self, CAIRO_LINE_CAP_SQUARE)
    default: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
    }
    switch style.lineJoin {
    case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
    default: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
    }
    let dashes = style.dash.map { Double($0) }
    cairo_set_dash(self, dashes, CInt(dashes.count), style.dashPhase)
  }

  /// Chooses what is painted with.
  ///
  /// Of colours around a point, which Cairo does not know, the one
  /// in the middle stands for all.
  func setSource(_ paint: ShapePaint, in frame: CGRect, _ palette: Palette) {
    guard case .gradient(let gradient) = paint, let pattern = gradient.pattern(in: frame) else {
      let color = palette.fill(paint.color)
      return cairo_set_source_rgba(self, color.red, color.green, color.blue, color.opacity)
    }
    for stop in gradient.stops {
      let color = palette.fill(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    cairo_set_source(self, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension GradientPaint {
  fileprivate func pattern(in frame: CGRect) -> OpaquePointer? {
    switch course {
    case .linear(let from, let to):
      let (start, end) = (from.point(in: frame), to.point(in: frame))
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let from, let to):
      let middle = center.point(in: frame)
      return cairo_pattern_create_radial(middle.x, middle.y, from, middle.x, middle.y, to)
    case .elliptical(let center, let from, let to):
      let (middle, reach) = (center.point(in: frame), max(frame.width, frame.height))
      return cairo_pattern_create_radial(
        middle.x, middle.y, from * reach, middle.x, middle.y, to * reach)
    case .angular: return nil
    }
  }
}
