import Foundation
import SwiftUICore
import Testing

struct FontTests {
  @Test func stylesHaveTheSizesOfDesktops() {
    let sizes = Font.TextStyle.allCases.map { Font.system($0).description().size }

    #expect(sizes == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
    #expect(Font.headline.description().weight == .bold)
    #expect(Font.caption2.description().weight == .medium)
  }

  @Test func changesWinOverWhatAFontIsChosenBy() {
    let font = Font.system(size: 20, weight: .light, design: .serif)

    #expect(font.description().weight == .light)
    #expect(font.weight(.heavy).description().weight == .heavy)
    #expect(font.bold().description().weight == .bold)
    #expect(font.weight(.black).bold().description().weight == .black)
    #expect(font.monospaced().description().design == .monospaced)
    #expect(font.italic().description().isItalic)
    #expect(font.bold().bold(false).description().weight == .light)
    #expect(font.leading(.tight).width(.condensed).description().width == .condensed)
    #expect(font.smallCaps().description().capitals == .small)
  }

  @Test func monospacedFontsHaveMonospacedDigits() {
    #expect(Font.body.monospacedDigit().description().hasMonospacedDigits)
    #expect(Font.body.monospaced().description().hasMonospacedDigits)
    #expect(!Font.body.description().hasMonospacedDigits)
  }

  @Test func namedFontsGrowUnlessTheirSizeIsFixed() {
    let size = DynamicTypeSize.xxxLarge

    #expect(Font.custom("Serif", size: 17).description(at: size).size == 23)
    #expect(Font.custom("Serif", fixedSize: 17).description(at: size).size == 17)
    #expect(Font.custom("Serif", size: 17).description().family == "Serif")
    #expect(Font.system(size: 17).description(at: size).size == 17)
  }

  @Test func fontsAreEqualIfTheySayTheSame() {
    #expect(Font.body.bold() == Font.body.bold())
    #expect(Font.body.bold() != Font.body)
    #expect(Font.system(.body) == Font.body)
  }
}
