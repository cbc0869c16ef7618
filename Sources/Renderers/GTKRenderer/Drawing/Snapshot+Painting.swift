import CGTK
import Foundation
import FoundationCompat
import SwiftUICore

extension CGRect {
  /// The rectangle as GTK draws it.
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

@MainActor extension Snapshot {
  /// Fills an outline in a rectangle.
  func fill(
    _ outline: ShapeContent.Outline, of frame: CGRect, isEvenOdd: Bool = false,
    with paint: ShapePaint, _ palette: Palette
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    switch outline.rounded(frame) {
    case .plain: fill(frame, with: paint, palette)
    case .rounded(var shape):
      gtk_snapshot_push_rounded_clip(pointer, &shape)
      fill(frame, with: paint, palette)
      gtk_snapshot_pop(pointer)
    case .other:
      withCairo(in: frame.insetBy(dx: -2, dy: -2)) { cairo in
        cairo.fill(outline, of: frame, isEvenOdd: isEvenOdd, with: paint, palette)
      }
    }
  }

  /// Draws a line along an outline.
  func stroke(
    _ outline: ShapeContent.Outline, of frame: CGRect, style: StrokeStyle,
    with paint: ShapePaint, _ palette: Palette
  ) {
    let room = style.lineWidth + (style.lineJoin == .miter ? style.lineWidth * 4 : 0)
    var area = frame
    if case .path(let steps) = outline { area = area.union(steps.bounds) }
    withCairo(in: area.insetBy(dx: -room, dy: -room)) { cairo in
      cairo.stroke(outline, of: frame, style: style, with: paint, palette)
    }
  }

  private func withCairo(in area: CGRect, _ draw: (OpaquePointer) -> Void) {
    var bounds = area.graphene
    guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    draw(cairo)
    cairo_destroy(cairo)
  }

  private func fill(_ frame: CGRect, with paint: ShapePaint, _ palette: Palette) {
    var bounds = frame.graphene
    switch paint {
    case .color(let color):
      var rgba = palette.fill(color).rgba
      gtk_snapshot_append_color(pointer, &rgba, &bounds)
    case .gradient(let gradient):
      let stops = gradient.stops(palette)
      guard !stops.isEmpty else { return }
      append(gradient.course, stops, in: frame, &bounds)
    }
  }

  private func append(
    _ course: GradientPaint.Course, _ stops: [GskColorStop], in frame: CGRect,
    _ bounds: inout graphene_rect_t
  ) {
    let count = gsize(stops.count)
    switch course {
    case .linear(let from, let to):
      var (start, end) = (from.graphene(in: frame), to.graphene(in: frame))
      gtk_snapshot_append_linear_gradient(pointer, &bounds, &start, &end, stops, count)
    case .radial(let center, let from, let to):
      var middle = center.graphene(in: frame)
      let radius = Float(max(to, 0.01))
      gtk_snapshot_append_radial_gradient(
        pointer, &bounds, &middle, radius, radius, Float(from) / radius, 1, stops, count)
    case .elliptical(let center, let from, let to):
      var middle = center.graphene(in: frame)
      let reach = max(to, 0.01)
      gtk_snapshot_append_radial_gradient(
        pointer, &bounds, &middle, Float(frame.width * reach), Float(frame.height * reach),
        Float(from / reach), 1, stops, count)
    case .angular(let center, let from, let to):
      var middle = center.graphene(in: frame)
      let part = Float((to.degrees - from.degrees) / 360)
      let turned = stops.map { GskColorStop(offset: $0.offset * part, color: $0.color) }
      // GTK counts from the top, views from the right.
      gtk_snapshot_append_conic_gradient(
        pointer, &bounds, &middle, Float(from.degrees + 90), turned, count)
    }
  }
}

/// An outline as GTK's renderer knows it.
enum RoundedOutline {
  case plain
  case rounded(GskRoundedRect)
  /// Only Cairo can draw it.
  case other
}

extension ShapeContent.Outline {
  /// The outline in a frame.
  func rounded(_ frame: CGRect) -> RoundedOutline {
    if self == .rectangle { return .plain }
    return corner(in: frame.size).map { .rounded(GskRoundedRect(frame, radius: $0)) } ?? .other
  }

  /// The radii of the corners in a frame; `nil` for what isn't a rounded rectangle.
  func corner(in size: CGSize) -> CGSize? {
    switch self {
    case .rectangle: return .zero
    case .roundedRectangle(let radius):
      return CGSize(
        width: min(radius.width, size.width / 2), height: min(radius.height, size.height / 2))
    case .capsule:
      let radius = min(size.width, size.height) / 2
      return CGSize(width: radius, height: radius)
    case .ellipse: return CGSize(width: size.width / 2, height: size.height / 2)
    case .path: return nil
    }
  }
}

extension GskRoundedRect {
  init(_ frame: CGRect, radius: CGSize) {
    self.init()
    var bounds = frame.graphene
    var corner = graphene_size_t(width: Float(radius.width), height: Float(radius.height))
    gsk_rounded_rect_init(&self, &bounds, &corner, &corner, &corner, &corner)
  }
}

extension UnitPoint {
  func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }

  func graphene(in frame: CGRect) -> graphene_point_t {
    let point = point(in: frame)
    return graphene_point_t(x: Float(point.x), y: Float(point.y))
  }
}

extension GradientPaint {
  /// The stops as GTK takes them: from 0 to 1, none before the one before it.
  @MainActor func stops(_ palette: Palette) -> [GskColorStop] {
    var last: Float = 0
    return stops.map { stop in
      last = max(last, Float(min(max(stop.location, 0), 1)))
      return GskColorStop(offset: last, color: palette.fill(stop.color).rgba)
    }
  }
}

extension [PathStep] {
  /// The area that holds all points of the steps.
  var bounds: CGRect {
    var points: [CGPoint] = []
    for step in self {
      switch step {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let first, let second): points += [end, first, second]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) { area, point in
      area.union(CGRect(origin: point, size: .zero))
    }
  }
}
