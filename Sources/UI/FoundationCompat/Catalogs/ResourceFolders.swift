package import Foundation

/// Where the resources of a program lie.
package enum ResourceFolders {
  /// Finds a resource of a bundle.
  ///
  /// The package manager puts the resources of a program into a folder of the program's name
  /// beside the program; the main bundle is searched there too, and in the `share` folder of the
  /// prefix that the program is installed in.
  package static func url(of name: String, extension type: String?, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: type) { return url }
    let file = type.map { "\(name).\($0)" } ?? name
    return programFolders(of: bundle).lazy.map { $0.appendingPathComponent(file) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The folders that may hold the resources of a bundle.
  package static func folders(of bundle: Bundle) -> [URL] {
    [bundle.resourceURL ?? bundle.bundleURL] + programFolders(of: bundle)
  }

  private static func programFolders(of bundle: Bundle) -> [URL] {
    guard bundle == .main, let program = bundle.executableURL else { return [] }
    return folders(of: program)
  }

  /// The folders that may hold the resources of a program.
  package static func folders(of program: URL) -> [URL] {
    let name = program.lastPathComponent
    let beside = program.deletingLastPathComponent()
    let shared = beside.deletingLastPathComponent().appendingPathComponent("share/\(name)")
    return resourceFolders(of: name, in: beside) + [shared] + resourceFolders(of: name, in: shared)
  }

  private static func resourceFolders(of name: String, in folder: URL) -> [URL] {
    // A folder that cannot be read holds no resources.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("_\(name).resources") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
