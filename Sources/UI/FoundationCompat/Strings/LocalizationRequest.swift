package import Foundation

/// A text that is looked for among translations.
package struct LocalizationRequest: Sendable {
  /// The key by which translations are found.
  package var key: String
  /// The text where there is no translation, with what is put into it.
  package var template: LocalizedTemplate
  /// The name of the table; `nil` for `Localizable`.
  package var table: String?
  /// Where translations are.
  package var bundle: Bundle
  /// The locale that the text is wanted in, whatever is around it.
  package var locale: Locale?
  private let catalogs: CatalogStore

  package init(
    key: String? = nil, template: LocalizedTemplate, table: String? = nil, bundle: Bundle? = nil,
    catalogs: CatalogStore = .shared
  ) {
    self.catalogs = catalogs
    self.key = key ?? template.key
    self.template = template
    self.table = table
    self.bundle = bundle ?? .main
  }

  /// The text in a locale, in parts: objects among the arguments stay what they are.
  package func pieces(in context: FormatContext) -> [TemplatePiece] {
    let context = locale.map { FormatContext(locale: $0) } ?? context
    let found = catalogs.translation(
      of: key, table: table ?? "Localizable", bundle: bundle, preferred: context.languages,
      arguments: template.arguments)
    let format = found?.format ?? LocalizedFormat(template.key)
    guard template.isFormat else { return [.text(format.format)] }
    var expansion = TemplateExpansion(template.arguments, in: context)
    expansion.add(format)
    return expansion.pieces
  }

  /// The text in a locale.
  package func string(in context: FormatContext) -> String {
    pieces(in: context).reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .object(let object): text += object.string(in: context)
      }
    }
  }
}
