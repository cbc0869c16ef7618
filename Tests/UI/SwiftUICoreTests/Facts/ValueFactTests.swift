import Foundation
import SwiftUICore
import Testing

/// The measured facts on angles, axes and colours.
struct ValueFactTests {
  @Test(.measured("angle/units")) func anglesAreEqualHoweverMade() {
    let degrees = [0.0, 90, 180, 360]
    let radians = [0, Double.pi / 2, .pi, 2 * .pi]
    let pairs = zip(degrees, radians)
    let areEqual = pairs.allSatisfy {
      Angle(degrees: $0) == Angle(radians: $1) && Angle.degrees($0) == .radians($1)
        && Angle(degrees: $0).radians == $1
    }
    var doubled = Angle(radians: 2)
    doubled.animatableData *= 2

    expectMeasured("degrees", degrees.map { Angle(degrees: $0).degrees })
    expectMeasured("radians", radians.map { Angle(radians: $0).degrees })
    expectMeasured("equal", areEqual ? "however made" : "not always")
    expectMeasured("data of 2 radians", [Angle(radians: 2).animatableData])
    expectMeasured("data doubled", [doubled.radians])
  }

  @Test(.measured("axis/names")) func axesAreNamed() {
    let cases = Axis.allCases.map { "\($0.description) \($0.rawValue)" }

    expectMeasured("cases", cases.joined(separator: ", "))
    expectMeasured(
      "horizontal set has vertical", "\(Axis.Set.horizontal.contains(Axis.Set.vertical))")
  }

  // MARK: - Colours

  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: .init()) }

  @Test(.measured("color/hsb")) func huesBecomeComponents() {
    let colors: [(label: String, hue: Double, saturation: Double, brightness: Double)] = [
      ("0 0 0", 0, 0, 0), ("0 0 1", 0, 0, 1), ("0 1 1", 0, 1, 1), ("1 1 1", 1, 1, 1),
      ("1/6 1 1", 1 / 6, 1, 1), ("1/3 1 1", 1 / 3, 1, 1), (".5 1 1", 0.5, 1, 1),
      ("2/3 1 1", 2 / 3, 1, 1), ("5/6 1 1", 5 / 6, 1, 1), ("0 0 .5", 0, 0, 0.5),
      ("0 1 .5", 0, 1, 0.5), ("1/3 1 .5", 1 / 3, 1, 0.5), ("2/3 1 .5", 2 / 3, 1, 0.5),
    ]
    for color in colors {
      let resolved = resolved(
        Color(hue: color.hue, saturation: color.saturation, brightness: color.brightness))
      let components = [resolved.red, resolved.green, resolved.blue].map { Double($0) }
      expectMeasured(color.label, components, tolerance: 0.000_01)
    }
  }

  @Test(.measured("color/opacity")) func opacityIsNamedInPercent() {
    let (less, more) = (Color.red.opacity(0.334), Color.red.opacity(0.336))
    let twice = Color.red.opacity(0.3).opacity(0.5)

    expectMeasured("0.334", less.description)
    expectMeasured("0.336", more.description)
    expectMeasured("0.3 and 0.5", twice.description)
    expectMeasured(
      "resolved", [less, more, twice].map { Double(resolved($0).opacity) }, tolerance: 0.000_01)
  }

  @Test(.measured("color/resolved")) func componentsAreWrittenAsBytes() {
    let colors: [(label: String, components: [Float])] = [
      ("0 0 0 0", [0, 0, 0, 0]), (".01 .02 .03 .04", [0.01, 0.02, 0.03, 0.04]),
      (".3 .3 .3 .3", [0.3, 0.3, 0.3, 0.3]),
      (".412 .508 .690 .748", [0.412, 0.508, 0.690, 0.748]),
      (".6 .6 .6 .6", [0.6, 0.6, 0.6, 0.6]), ("1 1 1 1", [1, 1, 1, 1]),
    ]
    let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    for color in colors {
      let parts = color.components
      let written = spaces.map {
        Color.Resolved(
          colorSpace: $0, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]
        ).description
      }
      expectMeasured(color.label, written.joined(separator: " "))
    }
  }
}
