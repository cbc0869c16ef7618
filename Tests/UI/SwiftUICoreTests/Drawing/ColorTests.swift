import Foundation
import SwiftUICore
import Testing

@MainActor struct ColorTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  @Test func systemColoursDifferInLightAndDark() {
    #expect(Color.red.components(in: .light).hexadecimal == "#FF3B30FF")
    #expect(Color.red.components(in: .dark).hexadecimal == "#FF453AFF")
    #expect(Color.primary.resolve(in: environment(.light)).description == "#000000FF")
    #expect(Color.primary.resolve(in: environment(.dark)).description == "#FFFFFFFF")
  }

  @Test func systemColoursStayKnownAsSuch() {
    #expect(Color.secondary.system == .secondary)
    #expect(Color.red.opacity(0.5).system == .red)
    #expect(Color.accentColor.system == .accent)
    #expect(Color(red: 1, green: 0, blue: 0).system == nil)
  }

  @Test func opacitiesMultiply() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)

    #expect(color.components(in: .light).opacity == 0.25)
    #expect(Color.secondary.opacity(0.5).components(in: .light).opacity == 0.3)
  }

  private nonisolated static let hues: [(parts: [Double], text: String)] = [
    ([0, 1, 1], "#FF0000FF"), ([1.0 / 3, 1, 1], "#00FF00FF"), ([2.0 / 3, 1, 1], "#0000FFFF"),
    ([1.0 / 6, 1, 0.5], "#808000FF"), ([0.5, 0, 0.2], "#333333FF"), ([1, 1, 1], "#FF0000FF"),
  ]

  @Test(arguments: hues)
  func huesGoAroundTheCircle(parts: [Double], text: String) {
    let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2])

    #expect(color.components(in: .light).hexadecimal == text)
  }

  @Test func spacesAreConverted() {
    let linear = Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    let wide = Color(.displayP3, red: 1, green: 0, blue: 0).components(in: .light)

    #expect(linear.components(in: .light).hexadecimal == "#BCBCBCFF")
    #expect(abs(wide.red - 1.0931) < 0.001 && abs(wide.green + 0.2267) < 0.001)
  }

  @Test func resolvedColoursGiveLightAndComponents() {
    var resolved = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)

    #expect(abs(resolved.linearRed - 0.2140) < 0.001)
    #expect(Color(resolved).components(in: .dark).hexadecimal == "#8040FF80")
    resolved.red = 1
    #expect(resolved.linearRed == 1)
  }

  @Test func tintIsThatOfTheEnvironment() {
    var values = environment(.light)

    #expect(Color.accentColor.resolve(in: values).description == "#007AFFFF")
    values.tint = AnyShapeStyle(Color.red)
    #expect(Color.accentColor.resolve(in: values).description == "#FF3B30FF")
  }

  @Test func coloursDescribeThemselves() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color.primary.opacity(0.25))" == "25% primary")
  }
}
