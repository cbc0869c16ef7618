import Foundation
import SwiftUICore
import Testing

@testable import SwiftUICore

/// The short names of gradients, each with all forms of Apple's.
@MainActor struct GradientNameTests {
  private static let colors: [Color] = [.red, .blue]
  private static let stops = [
    Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
  ]

  @Test func radialFormsMeanTheSame() {
    let (start, end): (CGFloat, CGFloat) = (2, 8)
    let expected = paint(
      RadialGradient(
        gradient: Gradient(colors: Self.colors), center: .top, startRadius: start, endRadius: end))
    #expect(
      paint(
        .radialGradient(colors: Self.colors, center: .top, startRadius: start, endRadius: end))
        == expected)
    #expect(
      paint(.radialGradient(stops: Self.stops, center: .top, startRadius: start, endRadius: end))
        == expected)
  }

  @Test func angularFormsMeanTheSame() {
    let (start, end) = (Angle.degrees(10), Angle.degrees(100))
    let expected = paint(
      AngularGradient(
        gradient: Gradient(colors: Self.colors), center: .top, startAngle: start, endAngle: end))
    #expect(
      paint(.angularGradient(colors: Self.colors, center: .top, startAngle: start, endAngle: end))
        == expected)
    #expect(
      paint(.angularGradient(stops: Self.stops, center: .top, startAngle: start, endAngle: end))
        == expected)
  }

  @Test func conicFormsMeanTheSame() {
    let expected = paint(
      AngularGradient(gradient: Gradient(colors: Self.colors), center: .top, angle: .degrees(45)))
    #expect(
      paint(.conicGradient(colors: Self.colors, center: .top, angle: .degrees(45))) == expected)
    #expect(paint(.conicGradient(stops: Self.stops, center: .top, angle: .degrees(45))) == expected)
  }

  private func paint<S: ShapeStyle>(_ style: S) -> ShapePaint {
    style.paint(in: EnvironmentValues())
  }
}
