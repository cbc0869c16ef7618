import CGTK
import Foundation
import Testing

@testable import GTKRenderer

struct ToolkitLanguageTests {
  @Test(arguments: [
    ("zh-Hans", "zh_CN"), ("zh", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-HK", "zh_HK"), ("en", "en"),
    ("pt-BR", "pt_BR"),
  ])
  func translationsAreNamedByLanguageAndRegion(language: String, name: String) {
    #expect(ToolkitLanguage.name(of: Locale(identifier: language)) == name)
  }

  @Test func gtkSpeaksTheLanguageOfTheProgramWithoutALocaleOfIt() async {
    await #expect(processExitsWith: .success) {
      for name in ["LC_ALL", "LC_MESSAGES"] { unsetenv(name) }
      for (name, value) in [("LANG", "C"), ("LC_CTYPE", "C.UTF-8")] { setenv(name, value, 1) }
      ToolkitLanguage.use(Locale(identifier: "zh-Hans"))
      let word = g_dgettext("gtk40", "Shortcuts").map { String(cString: $0) }
      guard word == "快捷操作" else { exit(1) }
      exit(0)
    }
  }
}
