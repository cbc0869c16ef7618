public import Foundation

extension String {
  /// Finds the translation of a text whose key is the text itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let request = LocalizationRequest(
      template: keyAndValue.template, table: table, bundle: bundle)
    self = request.string(in: .ofProcess(formatting: locale))
  }

  /// Finds the translation of a text by a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let request = LocalizationRequest(
      key: "\(key)", template: defaultValue.template, table: table, bundle: bundle)
    self = request.string(in: .ofProcess(formatting: locale))
  }

  /// Finds the translation of a text.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: FormatContext(locale: resource.locale))
  }
}

extension FormatContext {
  /// The languages of the program, with values as another locale writes them.
  fileprivate static func ofProcess(formatting locale: Locale) -> FormatContext {
    var context = FormatContext(locale: locale)
    context.languages = ProcessLanguage.preferred
    return context
  }
}
