package import Foundation

/// The translations of a table, as Xcode keeps them in a file that ends with `xcstrings`.
package struct StringCatalog: Sendable {
  /// The language that texts are written in where they have no translation.
  package let sourceLanguage: String
  /// The translations by key and language.
  let entries: [String: [String: Translation]]
  /// All languages that something is translated into.
  let languages: Set<String>

  /// A text in one language.
  struct Translation: Sendable {
    var text: Variation
    var substitutions: [String: Substitution] = [:]
  }

  /// A text, or one for each category of numbers.
  indirect enum Variation: Sendable {
    case text(String)
    case plural([PluralCategory: Variation])
  }

  /// A part of a text that varies with one of the numbers.
  struct Substitution: Sendable {
    var position: Int?
    var specifier: String
    var text: Variation
  }

  /// Reads a catalog.
  ///
  /// - Throws: `CatalogError` if the data isn't one.
  package init(_ data: Data) throws(CatalogError) {
    let file: CatalogFile
    do {
      file = try JSONDecoder().decode(CatalogFile.self, from: data)
    } catch {
      throw CatalogError(error)
    }
    sourceLanguage = file.sourceLanguage
    entries = file.strings.mapValues(\.translations)
    languages = entries.values.reduce(into: [file.sourceLanguage]) { $0.formUnion($1.keys) }
  }

  /// The text of a key in the first of some languages that has it.
  ///
  /// The source language always has one: the key itself, if nothing else is written.
  func translation(
    of key: String, in chain: [String], arguments: [TemplateArgument]
  ) -> (format: LocalizedFormat, language: String)? {
    guard let entry = entries[key] else { return nil }
    for language in chain {
      if let translation = entry[language] {
        let rules = PluralRules(language: language)
        return (translation.format(for: arguments, by: rules), language)
      }
      if language == sourceLanguage { return nil }
    }
    return nil
  }
}

extension StringCatalog.Translation {
  fileprivate func format(
    for arguments: [TemplateArgument], by rules: PluralRules
  ) -> LocalizedFormat {
    let first = arguments.firstNumber.map { arguments[$0] }
    var format = LocalizedFormat(text.form(for: first, by: rules))
    format.substitutions = substitutions.mapValues { substitution in
      let index = substitution.position.map { $0 - 1 } ?? arguments.firstNumber
      let argument = index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
      return FormatSubstitution(
        position: substitution.position, specifier: substitution.specifier,
        form: substitution.text.form(for: argument, by: rules))
    }
    return format
  }
}

extension StringCatalog.Variation {
  /// The text for a number; that of all other numbers where there is none.
  fileprivate func form(for argument: TemplateArgument?, by rules: PluralRules) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let category = argument.map { rules.category(of: $0) } ?? .other
      // A form for zero counts in every language, also where zero has no category of its own.
      let isZero = argument?.quantity == 0
      let form = (isZero ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
      return (form ?? forms.first?.value)?.form(for: argument, by: rules) ?? ""
    }
  }
}
