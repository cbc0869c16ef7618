import Foundation

/// The folders beside the tests that stand for bundles.
enum Fixture {
  static func bundle(_ name: String) throws -> Bundle {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).bundle")
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    return bundle
  }
}
