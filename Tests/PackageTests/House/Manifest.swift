import Foundation
import TestSupport

/// What Package.swift says of its targets.
struct Manifest: Decodable {
  /// A target and the names of what it depends on.
  struct Target: Decodable {
    let name: String
    let path: String
    let type: String
    let dependencies: [String]
  }

  let targets: [Target]

  /// Asks the package manager what Package.swift comes to.
  ///
  /// A build folder of its own keeps it out of the way of the build that runs the tests.
  ///
  /// - Throws: ``Unreadable`` with the package manager's words, or what reading them throws.
  static func load() throws -> Manifest {
    let scratch = try TemporaryDirectory()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Checkout.root.path(percentEncoded: false),
      "--scratch-path", scratch.url.path(percentEncoded: false), "dump-package",
    ]
    let errors = scratch.file("errors")
    try Data().write(to: errors)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unreadable(words: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
    return try JSONDecoder().decode(Manifest.self, from: json)
  }

  /// The package manager could not read Package.swift.
  struct Unreadable: Error {
    let words: String
  }
}

extension Manifest.Target {
  private enum CodingKeys: CodingKey { case name, path, type, dependencies }

  /// Reads `{"byName": [name, …]}`, `{"target": [name, …]}` and `{"product": [name, …]}`.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    type = try container.decode(String.self, forKey: .type)
    path =
      try container.decodeIfPresent(String.self, forKey: .path)
      ?? (type == "test" ? "Tests/" : "Sources/") + name
    dependencies = try container.decode([Dependency].self, forKey: .dependencies).map(\.name)
  }

  private struct Dependency: Decodable {
    let name: String

    private enum CodingKeys: CodingKey, CaseIterable { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = CodingKeys.allCases.first(where: container.contains) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an unknown kind of dependency"))
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
    }
  }
}
