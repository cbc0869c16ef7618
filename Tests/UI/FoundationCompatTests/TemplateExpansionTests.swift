import Foundation
import FoundationCompat
import Testing

struct TemplateExpansionTests {
  private func text(_ value: String.LocalizationValue, _ locale: String = "en_US") -> String {
    String(localized: value, locale: Locale(identifier: locale))
  }

  @Test func interpolationsStandWhereTheirSpecifiersAre() {
    #expect(text("\("a") of \(3) at \(2.5)") == "a of 3 at 2.500000")
  }

  @Test func numbersAreGroupedAsTheLocaleDoes() {
    #expect(text("\(1_234_567)") == "1,234,567")
    #expect(text("\(1_234_567)", "de_DE") == "1.234.567")
  }

  @Test func specifiersOfOnesOwnSayHowNumbersAreWritten() {
    #expect(text("\(3.14159, specifier: "%.2f") \(255, specifier: "%x")") == "3.14 ff")
  }

  @Test func percentSignsStandForThemselves() {
    #expect(text("100%") == "100%")
    #expect(text("100% of \("it")") == "100% of it")
    #expect(text("%d and %@") == "%d and %@")
  }

  @Test func stylesFormatInTheLocaleOfTheText() {
    #expect(text("\(0.5, format: .percent)", "de_DE") == "50\u{a0}%")
  }

  @Test func smallAndLargeIntegersKeepTheirValues() {
    #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
    #expect(text("\(Int8.min)") == "-128")
  }

  @Test func textsInTextsAreLocalizedToo() {
    let inner = LocalizedStringResource("inner \(2)")

    #expect(text("<\(inner)>") == "<inner 2>")
  }
}
