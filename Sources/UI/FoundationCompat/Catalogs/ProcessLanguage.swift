package import Foundation
import Synchronization

/// The language of the program, which `Locale.current` on Linux knows nothing of.
package enum ProcessLanguage {
  private static let chosen = Mutex<[Locale]?>(nil)

  /// The locale of the language that is preferred most.
  package static var locale: Locale { preferred.first ?? Locale(identifier: "en") }

  /// The languages of the program, preferred ones first; from the environment if none are chosen.
  package static var preferred: [Locale] {
    chosen.withLock { known in
      if let known { return known }
      let found = locales(in: ProcessInfo.processInfo.environment)
      known = found
      return found
    }
  }

  /// The languages that suit somebody with a locale, preferred ones first.
  static func languages(for locale: Locale) -> [Locale] {
    let preferred = preferred
    return preferred.first == locale ? preferred : [locale]
  }

  /// Chooses the languages in place of what the environment says.
  package static func choose(_ languages: [String]) {
    let locales = languages.compactMap { locale(posix: $0) }
    chosen.withLock { $0 = locales.isEmpty ? nil : locales }
  }

  /// The languages that environment variables ask for, as GNU gettext reads them.
  package static func locales(in environment: [String: String]) -> [Locale] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }), let main = locale(posix: name) else {
      return [Locale(identifier: "en")]
    }
    let more = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let listed = more.compactMap { locale(posix: String($0)) }
    return listed.isEmpty ? [main] : listed
  }

  /// The locale of a name such as `zh_CN.UTF-8` or `zh-Hans`; `nil` for the nameless `C`.
  private static func locale(posix name: String) -> Locale? {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    guard !plain.isEmpty, plain != "C", plain != "POSIX" else { return nil }
    return Locale(identifier: String(plain.map { $0 == "_" ? "-" : $0 }))
  }
}
