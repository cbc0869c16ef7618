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

  package init(
    key: String? = nil, template: LocalizedTemplate, table: String? = nil, bundle: Bundle? = nil
  ) {
    self.key = key ?? template.key
    self.template = template
    self.table = table
    self.bundle = bundle ?? .main
  }

  /// The text in a locale, in parts: objects among the arguments stay what they are.
  package func pieces(in context: FormatContext) -> [TemplatePiece] {
    if !template.isFormat { return [.text(template.key)] }
    var expansion = TemplateExpansion(
      template.arguments, in: context,
      plurals: PluralRules(language: context.locale.identifier))
    expansion.add(LocalizedFormat(template.key))
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
