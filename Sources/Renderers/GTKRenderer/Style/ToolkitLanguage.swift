import CGTK
import Foundation
import FoundationCompat

/// The language of what GTK says itself: dialogs of files and printers, menus of fields, the list of
/// keys.
enum ToolkitLanguage {
  /// Lets GTK speak the language of the program; comes before GTK starts.
  ///
  /// GTK's translations follow the variable `LANGUAGE`, unless there is no locale at all.
  static func use(_ language: Locale) {
    setenv("LANGUAGE", name(of: language), 1)
    setlocale(LC_ALL, "")
    if setlocale(LC_MESSAGES, nil).map({ String(cString: $0) }) == "C" {
      setlocale(LC_MESSAGES, "C.UTF-8")
    }
    gtk_disable_setlocale()
  }

  /// A language as translations are named: those of Chinese by where it is written so.
  static func name(of language: Locale) -> String {
    let code = language.language.languageCode?.identifier ?? "en"
    if let region = language.language.region?.identifier { return "\(code)_\(region)" }
    guard code == "zh" else { return code }
    return language.language.script?.identifier == "Hant" ? "zh_TW" : "zh_CN"
  }
}
