import Foundation
import TestSupport
import Testing

/// The package as it stands keeps the rules of the house.
struct HouseTests {
  @Test func packageKeepsTheRules() throws {
    let targets = try Manifest.load().targets
    let files = try Self.files(below: ["Sources", "Tests", "Benchmarks"])
    let rules = HouseRules(targets: targets)

    let violations = rules.violations(in: files)

    for violation in violations { Issue.record("\(violation)") }
    // Guards against having looked at nothing.
    #expect(targets.contains { $0.name == "PackageTests" })
    #expect(files.contains { $0.path == "Tests/PackageTests/HouseTests.swift" })
    #expect(files.contains { $0.path.hasPrefix("Sources/Kit/") })
  }

  private static func files(below folders: [String]) throws -> [HouseRules.File] {
    let root = Checkout.root.path(percentEncoded: false)
    return try folders.flatMap { folder -> [HouseRules.File] in
      let paths = FileManager.default.enumerator(atPath: root + folder)?.compactMap {
        $0 as? String
      }
      return try (paths ?? [])
        .filter { path in
          [".swift", ".c", ".h"].contains(where: path.hasSuffix) && !path.contains("Fixtures/")
        }
        .map { path in
          let text = try String(contentsOfFile: root + folder + "/" + path, encoding: .utf8)
          return HouseRules.File(path: folder + "/" + path, text: text)
        }
    }
  }
}
