import Foundation
import FoundationCompat
import Testing

struct ProcessLanguageTests {
  private func languages(_ environment: [String: String]) -> [String] {
    ProcessLanguage.locales(in: environment).map(\.identifier)
  }

  @Test func firstVariableThatIsSetCounts() {
    #expect(languages(["LANG": "zh_CN.UTF-8"]) == ["zh-CN"])
    #expect(languages(["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB"]) == ["en-GB"])
    #expect(languages(["LC_ALL": "de_DE@euro", "LC_MESSAGES": "en_GB"]) == ["de-DE"])
    #expect(languages(["LC_ALL": "", "LANG": "fr"]) == ["fr"])
  }

  @Test func listOfLanguagesGoesBeforeTheLocale() {
    #expect(
      languages(["LANG": "en_US.UTF-8", "LANGUAGE": "zh_TW:zh_CN:en"])
        == ["zh-TW", "zh-CN", "en"])
  }

  @Test(arguments: [
    [:], ["LANG": "C"], ["LANG": "C.UTF-8", "LANGUAGE": "zh"], ["LC_ALL": "POSIX"],
  ])
  func systemsWithoutLanguageSpeakEnglish(environment: [String: String]) {
    #expect(languages(environment) == ["en"])
  }
}
