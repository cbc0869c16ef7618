import Foundation
import FoundationCompat
import Synchronization

/// The pictures and colours among the resources of bundles, by name.
///
/// A picture is a file of its name, `pond.png` or `pond@2x.png`, or an image set in a folder that
/// ends with `xcassets`; a colour is a colour set there.
nonisolated final class AssetStore: Sendable {
  /// The assets of the program.
  static let shared = AssetStore()

  private struct Name: Hashable {
    let bundle: String
    let name: String
  }

  private struct State {
    var pictures: [Name: Picture?] = [:]
    var colors: [Name: ColorPair?] = [:]
    /// The folders of sets by their names with their extensions.
    var sets: [String: [String: URL]] = [:]
  }

  /// A picture and how many of its pixels make a point.
  struct Picture: Sendable {
    let picture: EncodedPicture
    let scale: CGFloat
  }

  /// A colour in light and in dark surroundings.
  struct ColorPair: Hashable, Sendable {
    let light: ColorComponents
    let dark: ColorComponents
  }

  private let state = Mutex(State())

  /// The picture of a name; `nil`, and one message, if there is none that can be shown.
  func picture(_ name: String, in bundle: Bundle?) -> Picture? {
    find(name, in: bundle ?? .main, \.pictures, kind: "picture") { sets in
      if let set = sets["\(name).imageset"] { return try AssetSet.picture(in: set) }
      return try PictureFile.find(name, in: bundle ?? .main)
    }
  }

  /// The colour of a name; `nil`, and one message, if there is none.
  func color(_ name: String, in bundle: Bundle?) -> ColorPair? {
    find(name, in: bundle ?? .main, \.colors, kind: "colour") { sets in
      try sets["\(name).colorset"].flatMap { try AssetSet.color(in: $0) }
    }
  }

  private func find<Asset: Sendable>(
    _ name: String, in bundle: Bundle, _ known: WritableKeyPath<State, [Name: Asset?]>,
    kind: String, read: ([String: URL]) throws -> Asset?
  ) -> Asset? {
    let key = Name(bundle: bundle.bundlePath, name: name)
    if let asset = state.withLock({ $0[keyPath: known][key] }) { return asset }
    let found = Result { try read(sets(of: bundle)) }
    // A failure counts as nothing, and is told.
    let asset = (try? found.get()) ?? nil
    let isFirst = state.withLock { $0[keyPath: known].updateValue(asset, forKey: key) == nil }
    if asset == nil, isFirst {
      var line = "there is no \(kind) \"\(name)\" in \(bundle.bundlePath)"
      if case .failure(let error) = found { line += ": \(error.localizedDescription)" }
      Diagnostics.report(line)
    }
    return asset
  }

  private func sets(of bundle: Bundle) -> [String: URL] {
    if let known = state.withLock({ $0.sets[bundle.bundlePath] }) { return known }
    let sets = ResourceFolders.folders(of: bundle).reduce(into: [:]) { sets, folder in
      sets.merge(AssetSet.sets(below: folder)) { first, _ in first }
    }
    state.withLock { $0.sets[bundle.bundlePath] = sets }
    return sets
  }
}

/// Pictures that lie in files of their names.
nonisolated private enum PictureFile {
  static func find(_ name: String, in bundle: Bundle) throws -> AssetStore.Picture? {
    let types = ["png", "jpg", "jpeg", "gif", "webp"]
    for (mark, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
      let names = types.map { (name + mark, $0 as String?) } + (mark == "" ? [(name, nil)] : [])
      for (name, type) in names {
        if let url = ResourceFolders.url(of: name, extension: type, in: bundle) {
          return AssetStore.Picture(
            picture: try EncodedPicture(try Data(contentsOf: url)), scale: scale)
        }
      }
    }
    return nil
  }
}
