import Foundation

/// Which of the languages of a catalog to try for a person, one after the other.
enum LanguageChain {
  /// Finds the languages that suit a person.
  ///
  /// A language suits if the person prefers it, whatever the script or region: readers of zh-TW
  /// get zh-Hant, then zh-Hans. The source language comes last.
  static func languages(
    for preferred: [Locale], among available: Set<String>, source: String
  ) -> [String] {
    var chain: [String] = []
    for locale in preferred {
      let wanted = Tag(locale.identifier)
      let suiting = available.compactMap { name in
        wanted.distance(to: Tag(name)).map { (distance: $0, name: name) }
      }
      for candidate in suiting.sorted(by: { ($0.distance, $0.name) < ($1.distance, $1.name) })
      where !chain.contains(candidate.name) {
        chain.append(candidate.name)
      }
    }
    return chain.contains(source) ? chain : chain + [source]
  }

  /// A language with its script and its region, both as written and as they are implied.
  private struct Tag {
    let language: String?
    let script: String?
    let writtenRegion: String?
    let region: String?

    init(_ identifier: String) {
      let written = Locale.Language.Components(identifier: identifier)
      let full = Locale.Language.Components(
        identifier: Locale.Language(components: written).maximalIdentifier)
      language = written.languageCode?.identifier
      writtenRegion = written.region?.identifier
      script = full.script?.identifier
      region = full.region?.identifier
    }

    /// How badly another language suits, from 0; `nil` if it is not the same language.
    func distance(to other: Tag) -> Int? {
      guard language == other.language else { return nil }
      let regions =
        other.writtenRegion == writtenRegion || other.region == region && other.writtenRegion == nil
        ? 0 : other.writtenRegion == nil ? 1 : 2
      return regions + (script == other.script ? 0 : 10)
    }
  }
}
