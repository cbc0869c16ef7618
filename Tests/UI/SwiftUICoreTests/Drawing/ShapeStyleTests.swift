import Foundation
import SwiftUICore
import Testing

@MainActor struct ShapeStyleTests {
  private func paint<S: ShapeStyle>(_ style: S, _ set: (inout EnvironmentValues) -> Void = { _ in })
    -> Color
  {
    var values = EnvironmentValues()
    set(&values)
    return style.paint(in: values).color
  }

  private func color<V: View>(of view: V) -> Color? {
    Host(100, 100, view).text?.runs.first?.color
  }

  @Test func levelsOfPlainTextAreThoseOfTheSystem() {
    #expect(paint(.primary) == .primary)
    #expect(paint(.secondary) == .secondary)
    #expect(paint(.tertiary).system == .tertiary)
    #expect(paint(.quinary).system == .quinary)
  }

  @Test func rolesAreColoursOfTheSystem() {
    #expect(paint(.background).system == .background)
    #expect(paint(.separator).system == .separator)
    #expect(paint(.link).system == .link)
    #expect(paint(.placeholder).system == .placeholder)
    #expect(paint(.selection).system == .selection)
    #expect(paint(.fill).system == .fill)
    #expect(paint(.tint).system == .accent)
    #expect(paint(.foreground) == .primary)
  }

  @Test func backgroundIsThatOfTheEnvironment() {
    #expect(paint(.background) { $0.backgroundStyle = AnyShapeStyle(.red) } == .red)
    #expect(
      paint(.background) { $0.backgroundStyle = AnyShapeStyle(.background) }.system == .background)
  }

  @Test func tintOfTintIsTheSystems() {
    #expect(paint(.tint) { $0.tint = AnyShapeStyle(.tint) }.system == .accent)
  }

  @Test func opacityOfStylesMultiplies() {
    #expect(paint(.secondary.opacity(0.5)) == Color.secondary.opacity(0.5))
    #expect(paint(AnyShapeStyle(.red).opacity(0.5)) == Color.red.opacity(0.5))
  }

  @Test func everyStyleHasLevels() {
    #expect(paint(Color.red.secondary) == Color.red.opacity(0.5))
    #expect(paint(AnyShapeStyle(.tint).quinary) == paint(.tint).opacity(0.12))
  }

  @Test func ownStylesChooseByTheEnvironment() {
    #expect(paint(Daylight()) == .orange)
    #expect(paint(Daylight()) { $0.colorScheme = .dark } == .indigo)
  }

  @Test func stylesOfViewsAreResolvedWhereTheyAreShown() {
    let tinted = VStack { Text("a").tint(.orange) }.foregroundStyle(.tint)

    #expect(color(of: tinted) == .orange)
  }

  @Test func foregroundInForegroundMeansTheOneAround() {
    let view = VStack { VStack { Text("a") }.foregroundStyle(.foreground) }.foregroundStyle(.green)

    #expect(color(of: view) == .green)
  }

  @Test func lostLevelsArePalerOnesOfTheLast() {
    let view = VStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue)

    #expect(color(of: view) == Color.blue.opacity(0.5))
  }

  @Test func noColourGivesTheSystemsBack() {
    let view = VStack { Text("a").foregroundColor(nil) }.foregroundColor(.red)
    let inner = VStack { VStack { Text("a") }.foregroundColor(nil) }.foregroundColor(.red)

    #expect(color(of: view) == .red)
    #expect(color(of: inner) == nil)
  }
}

private struct Daylight: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.orange : Color.indigo
  }
}
