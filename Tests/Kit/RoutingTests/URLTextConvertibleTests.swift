import Foundation
import Routing
import TestSupport
import Testing

struct URLTextConvertibleTests {
  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("10", 10), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min),
  ])
  func wholeNumbersHaveOneText(text: String, number: Int) {
    #expect(Int(urlText: text) == number)
    #expect(number.urlText == text)
  }

  @Test(arguments: [
    "", "+7", "007", "-07", "-0", "00", "9223372036854775808", "-9223372036854775809", "1.0",
    "0x1", " 1", "1 ", "１", "1_000", "--1", "-",
  ])
  func otherTextsAreNoWholeNumbers(text: String) {
    #expect(Int(urlText: text) == nil)
  }

  @Test(arguments: [
    ("1", 1), ("123.456", 123.456), ("-0.5", -0.5), ("0", 0), ("1.50", 1.5), ("-7", -7),
  ])
  func finiteDecimalsAreRead(text: String, number: Double) {
    #expect(Double(urlText: text) == number)
  }

  @Test(arguments: [
    "", "1e400", "1e3", "nan", "inf", "-inf", "infinity", "0x1p3", "+1.5", ".5", "5.", "00.5",
    "1,5",
    "1.2.3", " 1", String(repeating: "9", count: 400),
  ])
  func otherTextsAreNoDecimals(text: String) {
    #expect(Double(urlText: text) == nil)
  }

  @Test(arguments: [
    (1e20, "100000000000000000000.0"), (1.25e21, "1250000000000000000000.0"),
    (1.5e-7, "0.00000015"), (1e-5, "0.00001"), (-2.5e-9, "-0.0000000025"),
    (123456.75, "123456.75"),
    (1.2345678901234567e+16, "12345678901234568.0"),
  ])
  func decimalsAreWrittenWithoutExponent(number: Double, text: String) {
    #expect(number.urlText == text)
  }

  @Test func everyFiniteDoubleReadsBack() {
    var random = SeededGenerator(seed: 1)
    var numbers = [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNormalMagnitude]
    numbers += (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)

    for number in numbers { #expect(Double(urlText: number.urlText) == number) }
  }

  @Test func truthHasTwoSpellings() {
    #expect(["true", "1", "false", "0"].map(Bool.init(urlText:)) == [true, true, false, false])
    #expect(["yes", "TRUE", "", "2"].allSatisfy { Bool(urlText: $0) == nil })
    #expect(true.urlText == "true")
  }

  @Test func identifiersAreReadInEitherCase() {
    let id = UUID()

    #expect(UUID(urlText: id.urlText) == id)
    #expect(UUID(urlText: id.urlText.lowercased()) == id)
    #expect(UUID(urlText: String(id.urlText.dropLast())) == nil)
  }

  @Test func rawValuesAreTheText() {
    #expect(Order(urlText: "newest") == .newest)
    #expect(Order(urlText: "Newest") == nil)
    #expect(Order.oldest.urlText == "oldest")
    #expect(Mode(urlText: "2") == .author)
    #expect(Mode(urlText: "02") == nil)
  }

  private enum Order: String, URLTextConvertible { case newest, oldest }

  private enum Mode: Int, URLTextConvertible { case all = 1, author }
}
