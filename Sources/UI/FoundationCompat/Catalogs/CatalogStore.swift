import Foundation
import Synchronization

/// The catalogs that were read so far, each once.
package final class CatalogStore: Sendable {
  /// The catalogs of the program.
  package static let shared = CatalogStore()

  private struct Place: Hashable {
    let bundle: String
    let table: String
  }

  private struct State {
    var catalogs: [Place: StringCatalog?] = [:]
    var chains: [Place: [[String]: [String]]] = [:]
    var report: @Sendable (String) -> Void = { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Sends what is wrong with catalogs somewhere else than to standard error.
  package func redirect(_ report: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.report = report }
  }

  /// The translation of a key for a person; `nil` if its text is to be taken as it is.
  func translation(
    of key: String, table: String, bundle: Bundle, preferred: [Locale],
    arguments: [TemplateArgument]
  ) -> (format: LocalizedFormat, language: String)? {
    let place = Place(bundle: bundle.bundlePath, table: table)
    guard let catalog = catalog(at: place, in: bundle) else { return nil }
    let chain = chain(of: catalog, at: place, for: preferred)
    return catalog.translation(of: key, in: chain, arguments: arguments)
  }

  private func catalog(at place: Place, in bundle: Bundle) -> StringCatalog? {
    var problem: String?
    let catalog = state.withLock { state in
      if let known = state.catalogs[place] { return known }
      let catalog = Self.read(place.table, in: bundle) { problem = $0 }
      state.catalogs[place] = .some(catalog)
      return catalog
    }
    if let problem { state.withLock { $0.report }(problem) }
    return catalog
  }

  private func chain(
    of catalog: StringCatalog, at place: Place, for preferred: [Locale]
  ) -> [String] {
    let names = preferred.map(\.identifier)
    return state.withLock { state in
      if let known = state.chains[place]?[names] { return known }
      let chain = LanguageChain.languages(
        for: preferred, among: catalog.languages, source: catalog.sourceLanguage)
      state.chains[place, default: [:]][names] = chain
      return chain
    }
  }

  private static func read(
    _ table: String, in bundle: Bundle, report: (String) -> Void
  ) -> StringCatalog? {
    guard let url = ResourceFolders.url(of: table, extension: "xcstrings", in: bundle) else {
      return nil
    }
    do {
      return try StringCatalog(try Data(contentsOf: url))
    } catch {
      report(
        "\(url.path) cannot be read as a string catalog, so that keys are shown in place of "
          + "texts: \(error)")
      return nil
    }
  }
}
