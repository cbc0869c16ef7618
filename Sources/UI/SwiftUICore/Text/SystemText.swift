package import Foundation

/// What the runtime itself says, in the languages that it speaks.
package enum SystemText: CaseIterable, Sendable {
  case delete
  case moveUp
  case moveDown

  /// The text in the language of a locale, or else in English.
  package func string(in locale: Locale) -> String {
    let language = locale.language
    guard language.languageCode == .chinese else { return english }
    let isTraditional =
      language.script == .hanTraditional
      || (language.script == nil && ["TW", "HK", "MO"].contains(language.region?.identifier))
    return isTraditional ? traditionalChinese : simplifiedChinese
  }

  private var english: String {
    switch self {
    case .delete: "Delete"
    case .moveUp: "Move Up"
    case .moveDown: "Move Down"
    }
  }

  private var simplifiedChinese: String {
    switch self {
    case .delete: "删除"
    case .moveUp: "上移"
    case .moveDown: "下移"
    }
  }

  private var traditionalChinese: String {
    switch self {
    case .delete: "刪除"
    case .moveUp: "上移"
    case .moveDown: "下移"
    }
  }
}
