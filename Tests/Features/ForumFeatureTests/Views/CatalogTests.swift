import Foundation
import TestSupport
import Testing

/// The catalog of words and the views that use it know each other.
struct CatalogTests {
  private let catalog: Catalog

  init() throws {
    let file = Checkout.root.appending(path: "Sources/Features/ForumFeature/Resources")
      .appending(path: "Localizable.xcstrings")
    catalog = try JSONDecoder().decode(Catalog.self, from: try Data(contentsOf: file))
  }

  @Test func everyTextOfAViewIsInTheCatalog() throws {
    let texts = try Self.textsOfViews()
    let known = Set(catalog.strings.keys.map(Self.withoutPlaceholders))

    #expect(texts.count > 100)
    #expect(texts.subtracting(known).sorted() == [])
  }

  @Test func everyEntryIsUsed() throws {
    let texts = try Self.textsOfViews()

    #expect(
      catalog.strings.keys.filter { !texts.contains(Self.withoutPlaceholders($0)) }.sorted() == [])
  }

  @Test(arguments: ["en", "zh-Hans"])
  func everyEntryHasWordsInBothLanguages(language: String) {
    for (key, entry) in catalog.strings {
      let localization = entry.localizations[language]
      #expect(localization?.values.isEmpty == false, "\(key)")
      for value in localization?.values ?? [] {
        #expect(!value.isEmpty, "\(key)")
        #expect(Self.placeholders(value) == Self.placeholders(key), "\(key): \(value)")
      }
    }
  }

  @Test func englishCountsOneInWordsOfItsOwn() throws {
    let replies = try #require(catalog.strings["%lld replies"]?.localizations["en"])

    #expect(replies.variations?.plural["one"]?.stringUnit.value == "%lld reply")
    #expect(replies.variations?.plural["other"]?.stringUnit.value == "%lld replies")
  }

  @Test func chineseWordsHaveChinesePunctuation() {
    for (key, entry) in catalog.strings {
      for value in entry.localizations["zh-Hans"]?.values ?? [] {
        #expect(value.firstMatch(of: /[,;!?()]/) == nil, "\(key): \(value)")
        #expect(value.firstMatch(of: /\p{Han} \p{Han}/) == nil, "\(key): \(value)")
      }
    }
  }
}

extension CatalogTests {
  /// The keys that views name, every hole in them as a star.
  private static func textsOfViews() throws -> Set<String> {
    let folder = Checkout.root.appending(path: "Sources/Features/ForumFeature/Views")
      .path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let pattern =
      /Text\(\s*"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)",\s*bundle: \.module/
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { texts, path in
      let code = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      for match in code.matches(of: pattern) {
        texts.insert(
          String(match.1).replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/) { _ in "*" })
      }
    }
  }

  private static func withoutPlaceholders(_ key: String) -> String {
    key.replacing(/%(?:\d\$)?(?:0?\d)?(?:lld|@)/) { _ in "*" }
  }

  /// How often a value stands for numbers and for words; where is up to the language.
  private static func placeholders(_ value: String) -> [String: Int] {
    let found = value.matches(of: /%(?:\d\$)?(?:0?\d)?(lld|@)/).map { String($0.1) }
    return Dictionary(grouping: found, by: \.self).mapValues(\.count)
  }
}

/// A string catalog, as Xcode writes it.
private struct Catalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization] }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    var values: [String] {
      [stringUnit?.value].compactMap(\.self)
        + (variations.map { $0.plural.values.map(\.stringUnit.value) } ?? [])
    }
  }
  struct Variations: Decodable { let plural: [String: Form] }
  struct Form: Decodable { let stringUnit: Unit }
  struct Unit: Decodable { let value: String }

  let strings: [String: Entry]
}
