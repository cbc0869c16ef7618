import Foundation
import FoundationCompat
import Testing

struct ResourceFoldersTests {
  @Test func resourcesOfAProgramAreFoundBesideItAndInItsPrefix() throws {
    let prefix = FileManager.default.temporaryDirectory
      .appendingPathComponent("prefix-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    for folder in ["bin/hetang_smth.resources", "bin/hetang_other.resources", "share/smth"] {
      try FileManager.default.createDirectory(
        at: prefix.appendingPathComponent(folder), withIntermediateDirectories: true)
    }

    let folders = ResourceFolders.folders(of: prefix.appendingPathComponent("bin/smth"))

    let paths = folders.map { $0.path.dropFirst(prefix.path.count + 1) }
    #expect(paths == ["bin/hetang_smth.resources", "share/smth"])
  }
}
