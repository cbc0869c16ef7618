package import Foundation

/// The folder that holds Package.swift, found from where this file was compiled.
package enum Checkout {
  /// The top of the working tree.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a file of the `Fixtures` folder beside the calling test.
  package static func fixture(_ name: String, beside file: StaticString = #filePath) -> URL {
    URL(filePath: "\(file)").deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name)
  }
}
