package import Foundation

/// Colours that run into each other over the frame of what is painted.
package nonisolated struct GradientPaint: Hashable, Sendable {
  /// The lines along which the colours lie.
  package enum Course: Hashable, Sendable {
    /// From one point to another.
    case linear(from: UnitPoint, to: UnitPoint)
    /// Outwards from a point, between two distances in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Outwards from a point, between two parts of the size in each direction.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Around a point, from one angle to another.
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  /// The colours and their places along the course, from 0 to 1.
  package var stops: [Gradient.Stop]
  package var course: Course

  func opacity(_ opacity: Double) -> GradientPaint {
    GradientPaint(
      stops: stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) },
      course: course)
  }

  /// The colour in the middle of the stops, for renderers that can show only one.
  var middle: Color { stops.isEmpty ? .clear : stops[stops.count / 2].color }
}
