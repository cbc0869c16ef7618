import Foundation
import SwiftUITesting
import TestSupport
import Testing

/// Compares what is shown with a file of the `Snapshots` folder beside this one.
///
/// A file that is missing is written, for a person to look at; the test fails that once.
@MainActor func expectSnapshot(
  _ host: ViewHost, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Checkout.root.appending(path: "Tests/Features/ForumFeatureTests/Fixtures")
    .appending(path: "\(name).txt")
  let shown = host.snapshot + "\n"
  guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(shown.utf8).write(to: file)
    Issue.record("\(name) is new: look at it, and run again", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(shown == expected, "\(name) differs:\n\(shown)", sourceLocation: sourceLocation)
}
