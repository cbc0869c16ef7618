import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

@MainActor struct RedactionTests {
  private func texts<V: View>(_ view: V) -> [String] { Host(200, 100, view).renderer.screen.texts }

  @Test func placeholdersHideTextsBehindShapesOfTheirSize() {
    let view = Text(verbatim: "two 字").redacted(reason: .placeholder)

    #expect(texts(view) == ["███ ██"])
    #expect(Host(200, 100, view).text?.runs.first?.color?.system == .placeholder)
  }

  @Test func viewsInsideMayBeShown() {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").unredacted()
    }.redacted(reason: .placeholder)

    #expect(texts(view) == ["█", "b"])
  }

  @Test func privacyHidesOnlyWhatIsSensitive() {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").privacySensitive()
    }

    #expect(texts(view) == ["a", "b"])
    #expect(texts(view.redacted(reason: .privacy)) == ["a", "█"])
  }

  @Test func picturesKeepTheirSize() throws {
    let image = Image(encoded: Data(), pixels: CGSize(width: 30, height: 20), label: Text("pond"))

    let element = try #require(
      Host(200, 100, image.redacted(reason: .placeholder)).renderer.screen.flattened().first)

    guard case .image(let content) = element.content else {
      Issue.record("not a picture: \(element.content)")
      return
    }
    #expect(content.source == .placeholder)
    #expect(content.label == nil)
    #expect(element.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func olderNamesOfTextSizesMeanTheSame() {
    var values = EnvironmentValues()

    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
    values.dynamicTypeSize = .xSmall
    #expect(values.sizeCategory == .extraSmall)
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
  }
}
