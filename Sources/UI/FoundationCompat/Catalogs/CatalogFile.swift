import Foundation

/// A string catalog as it lies in its file.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?

    /// The translations by language; one that nobody has written yet counts as none.
    var translations: [String: StringCatalog.Translation] {
      (localizations ?? [:]).compactMapValues(\.translation)
    }
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var translation: StringCatalog.Translation? {
      guard let text = Content(stringUnit, variations).variation else { return nil }
      return StringCatalog.Translation(
        text: text, substitutions: (substitutions ?? [:]).compactMapValues(\.substitution))
    }
  }

  struct Unit: Decodable {
    var state: String?
    var value: String

    /// The text; `nil` where a translator has not been yet.
    var text: String? { state == "new" && value.isEmpty ? nil : value }
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var stringUnit: Unit?
    var variations: Variations?

    var substitution: StringCatalog.Substitution? {
      Content(stringUnit, variations).variation.map {
        StringCatalog.Substitution(
          position: argNum, specifier: formatSpecifier ?? "lld", text: $0)
      }
    }
  }

  /// Texts by categories of numbers, or by kinds of devices.
  struct Variations: Decodable {
    var plural: [String: Content]?
    var device: [String: Content]?
  }

  /// A text or its variations.
  struct Content: Decodable {
    var stringUnit: Unit?
    private var nested: Box?

    /// Holds what a struct cannot hold of its own type.
    private final class Box: Decodable, Sendable {
      let variations: Variations

      init(_ variations: Variations) { self.variations = variations }

      init(from decoder: any Decoder) throws { variations = try Variations(from: decoder) }
    }

    private enum CodingKeys: String, CodingKey {
      case stringUnit
      case nested = "variations"
    }

    init(_ unit: Unit?, _ variations: Variations?) {
      stringUnit = unit
      nested = variations.map { Box($0) }
    }
  }
}

extension CatalogFile.Content {
  /// The devices whose text is taken where there is none for all others, best ones first.
  private static let devices = ["other", "mac", "ipad", "iphone"]

  /// The text; `nil` if nobody has written one.
  ///
  /// Devices don't matter here: the text for all others is taken.
  var variation: StringCatalog.Variation? {
    if let forms = variations?.plural {
      let known = forms.compactMap { name, form in
        PluralCategory(rawValue: name).flatMap { category in
          form.variation.map { (category, $0) }
        }
      }
      return known.isEmpty ? nil : .plural(Dictionary(uniqueKeysWithValues: known))
    }
    if let devices = variations?.device {
      let names = Self.devices + devices.keys.sorted()
      return names.lazy.compactMap { devices[$0]?.variation }.first
    }
    return stringUnit?.text.map { .text($0) }
  }

  private var variations: CatalogFile.Variations? { nested?.variations }
}
