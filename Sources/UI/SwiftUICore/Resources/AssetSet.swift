import Foundation

/// The folders of an asset catalog, each with a file that says what is in it.
nonisolated enum AssetSet {
  private struct Contents: Decodable {
    var images: [ImageEntry]?
    var colors: [ColorEntry]?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct ImageEntry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  private struct ColorEntry: Decodable {
    var color: AssetColor?
    var appearances: [Appearance]?
  }

  /// The folders of sets below a folder's asset catalogs, by name.
  static func sets(below folder: URL) -> [String: URL] {
    let manager = FileManager.default
    // A folder that cannot be read holds no catalogs.
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    var sets: [String: URL] = [:]
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let root = folder.appendingPathComponent(catalog)
      let paths = (try? manager.subpathsOfDirectory(atPath: root.path)) ?? []
      for path in paths.sorted()
      where path.hasSuffix(".imageset") || path.hasSuffix(".colorset") {
        let url = root.appendingPathComponent(path)
        sets[url.lastPathComponent] = sets[url.lastPathComponent] ?? url
      }
    }
    return sets
  }

  /// The picture of an image set: the one for one pixel a point, or else the finest.
  static func picture(in set: URL) throws -> AssetStore.Picture? {
    let entries = (try contents(of: set).images ?? []).filter { ($0.appearances ?? []).isEmpty }
    let scaled = entries.compactMap { entry -> (name: String, scale: Int)? in
      guard let name = entry.filename else { return nil }
      return (name, Int(entry.scale?.prefix(1) ?? "1") ?? 1)
    }
    let best = scaled.first { $0.scale == 1 } ?? scaled.max { $0.scale < $1.scale }
    guard let best else { return nil }
    let data = try Data(contentsOf: set.appendingPathComponent(best.name))
    return AssetStore.Picture(picture: try EncodedPicture(data), scale: CGFloat(best.scale))
  }

  /// The colours of a colour set; one that is only light is dark as well.
  static func color(in set: URL) throws -> AssetStore.ColorPair? {
    let entries = try contents(of: set).colors ?? []
    let light = entries.first { ($0.appearances ?? []).isEmpty }?.color?.components
    let dark = entries.first { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }?.color?.components
    guard let any = light ?? dark else { return nil }
    return AssetStore.ColorPair(light: any, dark: dark ?? any)
  }

  private static func contents(of set: URL) throws -> Contents {
    let data = try Data(contentsOf: set.appendingPathComponent("Contents.json"))
    return try JSONDecoder().decode(Contents.self, from: data)
  }
}

/// A colour as an asset catalog writes it.
nonisolated private struct AssetColor: Decodable {
  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case numbers = "components"
  }

  private var space: String?
  private var numbers: [String: String]?

  var components: ColorComponents? {
    guard let numbers else { return nil }
    let white = number(numbers["white"])
    guard let red = number(numbers["red"]) ?? white, let green = number(numbers["green"]) ?? white,
      let blue = number(numbers["blue"]) ?? white
    else { return nil }
    let space: Color.RGBColorSpace =
      switch self.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return ColorComponents(
      space, red: red, green: green, blue: blue, opacity: number(numbers["alpha"]) ?? 1)
  }

  /// A share such as `0.5`, or a byte such as `128` or `0x80`.
  private func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
