import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

@MainActor struct ImageTests {
  private func content<V: View>(_ view: V) -> ImageContent? {
    Host(100, 100, view).renderer.screen.flattened().lazy.compactMap {
      if case .image(let image) = $0.content { image } else { nil }
    }.first
  }

  @Test func symbolsAreShownAsTheViewsAroundSay() throws {
    let view = VStack { Image(systemName: "star") }
      .font(.title).foregroundStyle(.red).imageScale(.large).symbolRenderingMode(.palette)

    let image = try #require(content(view))

    #expect(image.source == .symbol("star"))
    #expect(image.font == .title)
    #expect(image.color == .red)
    #expect(image.symbolScale == .large)
    #expect(image.symbolColors == .palette)
    #expect(image.label == "star")
  }

  @Test func ownModeOfASymbolWins() {
    let view = VStack { Image(systemName: "star").symbolRenderingMode(.palette) }
      .symbolRenderingMode(.hierarchical)

    #expect(content(view)?.symbolColors == .palette)
  }

  @Test(arguments: [
    ("heart", SymbolVariants.fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
    ("heart", .circle, "heart.circle"), ("heart", .circle.fill, "heart.circle.fill"),
    ("heart", .slash.fill, "heart.slash.fill"), ("heart", .none, "heart"),
    ("bubble.left.fill", .circle, "bubble.left.circle.fill"),
  ])
  func variantsChangeTheName(name: String, variant: SymbolVariants, shown: String) {
    let view = Image(systemName: name).symbolVariant(variant)

    #expect(content(view)?.source == .symbol(shown))
  }

  @Test func decorativePicturesHaveNoLabel() {
    #expect(content(Image(decorative: "pond"))?.label == nil)
    #expect(content(Image("pond"))?.label == "pond")
    #expect(content(Image("pond", label: Text("A pond")))?.label == "A pond")
  }

  @Test func modifiersAreToldToTheRenderer() throws {
    let image = try #require(
      content(
        Image(systemName: "wifi", variableValue: 0.4).interpolation(.none)
          .renderingMode(.template).resizable(resizingMode: .tile)))

    #expect(image.symbolLevel == 0.4)
    #expect(image.isPixelated)
    #expect(image.isTemplate == true)
    #expect(image.resizing == ImageContent.Resizing(isTiled: true))
  }

  @Test func symbolSharesTheBaselineOfTheTextBesideIt() {
    let host = Host(
      200, 100,
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").probe("symbol")
        Text("text").probe("text")
      })

    #expect(host.frames["symbol"]?.midY == host.frames["text"]?.midY)
    host.close()
  }
}
