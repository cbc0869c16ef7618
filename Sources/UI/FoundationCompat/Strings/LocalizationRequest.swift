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

  /// The text in inline Markdown, in parts: objects among the arguments stay what they are.
  package func pieces(in context: FormatContext) -> [TemplatePiece] {
    expansion(in: context) { $0.add(markdown: $1) }.pieces
  }

  /// The text; Markdown in it stays as it is written.
  package func string(in context: FormatContext) -> String {
    expansion(in: context) { $0.add($1) }.string
  }

  /// The customs in which the text is wanted.
  package func context(in context: FormatContext) -> FormatContext {
    locale.map { FormatContext(locale: $0) } ?? context
  }

  private func expansion(
    in outer: FormatContext, _ add: (inout TemplateExpansion, LocalizedFormat) -> Void
  ) -> TemplateExpansion {
    let context = context(in: outer)
    let found = catalogs.translation(
      of: key, table: table ?? "Localizable", bundle: bundle, preferred: context.languages,
      arguments: template.arguments)
    var format = found?.format ?? LocalizedFormat(template.key)
    if !template.isFormat { format.format = format.format.replacing("%", with: "%%") }
    var expansion = TemplateExpansion(template.arguments, in: context)
    add(&expansion, format)
    return expansion
  }
}
