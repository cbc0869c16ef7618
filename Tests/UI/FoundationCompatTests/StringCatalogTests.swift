import Foundation
import FoundationCompat
import Synchronization
import Testing

struct StringCatalogTests {
  private let bundle: Bundle

  init() throws { bundle = try Fixture.bundle("Strings") }

  private func text(
    _ value: String.LocalizationValue, _ language: String, table: String? = nil
  ) -> String {
    var resource = LocalizedStringResource(
      value, table: table, bundle: .atURL(bundle.bundleURL))
    resource.locale = Locale(identifier: language)
    return String(localized: resource)
  }

  @Test(arguments: [
    ("en", "Board"), ("en-GB", "Board"), ("zh-Hans", "版面"), ("zh", "版面"), ("zh-CN", "版面"),
    ("zh_CN", "版面"), ("zh-SG", "版面"), ("zh-TW", "看板"), ("zh-Hant-HK", "看板"), ("fr", "Board"),
  ])
  func languageThatSuitsIsShown(language: String, text: String) {
    #expect(self.text("board.title", language) == text)
  }

  @Test func otherScriptIsBetterThanTheSourceLanguage() {
    #expect(text("only.simplified", "zh-TW") == "仅")
  }

  @Test func keyIsShownWhereNobodyWroteMore() {
    #expect(text("plain", "zh-Hans") == "plain")
    #expect(text("untouched", "zh-Hans") == "untouched")
    #expect(text("missing \("x")", "zh-Hans") == "missing x")
  }

  @Test(arguments: [
    ("en", 0, "no replies"), ("en", 1, "1 reply"), ("en", 2, "2 replies"),
    ("en", 1_500, "1,500 replies"), ("zh-Hans", 1, "1 条回复"), ("zh-Hans", 0, "0 条回复"),
    ("ru", 1, "1 ответ"), ("ru", 3, "3 ответа"), ("ru", 11, "11 ответов"), ("ru", 21, "21 ответ"),
  ])
  func pluralFormsFollowTheRulesOfTheLanguage(language: String, count: Int, text: String) {
    #expect(self.text("\(count) replies", language) == text)
  }

  @Test func pluralOfFallbackFollowsTheLanguageOfTheText() {
    #expect(text("\(1) replies", "zh-TW") == "1 条回复")
    #expect(text("\(1) replies", "fr") == "1 reply")
  }

  @Test func substitutionsVaryWithNumbersOfTheirOwn() {
    #expect(text("\(1) topics by \(3) people", "en") == "1 topic by 3 people")
    #expect(text("\(5) topics by \(1) people", "en") == "5 topics by one person")
  }

  @Test func translationsMayReorderArguments() {
    #expect(text("\(1) topics by \(3) people", "zh-Hans") == "3 人的 1 个主题")
    #expect(text("\("A") replied to \("B")", "zh-Hans") == "B 有 A 的回复")
  }

  @Test func textForAllDevicesIsTaken() {
    #expect(text("device", "en") == "Click")
  }

  @Test func percentSignsOfPlainTextsStandForThemselves() {
    #expect(text("100%", "zh-Hans") == "百分之百 100%")
  }

  @Test func tablesAreKeptApart() {
    #expect(text("offline", "zh-Hans", table: "Errors") == "离线")
    #expect(text("offline", "zh-Hans") == "offline")
  }

  @Test func defaultValueStandsInForMissingKeys() {
    let missing = LocalizedStringResource(
      "no.such.key", defaultValue: "\(2) of them", bundle: .atURL(bundle.bundleURL))
    let known = LocalizedStringResource(
      "board.title", defaultValue: "default", locale: Locale(identifier: "zh-Hans"),
      bundle: .atURL(bundle.bundleURL))

    #expect(String(localized: missing) == "2 of them")
    #expect(String(localized: known) == "版面")
  }

  @Test func damagedCatalogIsReportedAndItsKeysAreShown() throws {
    let lines = Mutex<[String]>([])
    let store = CatalogStore()
    store.redirect { line in lines.withLock { $0.append(line) } }
    let damaged = try Fixture.bundle("Damaged")
    let request = LocalizationRequest(
      template: LocalizedTemplate("hello"), bundle: damaged, catalogs: store)

    let texts = (0..<3).map { _ in request.string(in: FormatContext(locale: .current)) }

    #expect(texts == ["hello", "hello", "hello"])
    let reported = lines.withLock { $0 }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("strings/hello/localizations/en/stringUnit/value") == true)
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\":{}}", "{\"sourceLanguage\":\"en\"}"])
  func whatIsNoCatalogIsRefused(text: String) {
    #expect(throws: CatalogError.self) { try StringCatalog(Data(text.utf8)) }
  }
}
