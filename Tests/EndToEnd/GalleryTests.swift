import Foundation
import TestSupport
import Testing

/// The built gallery, drawn into files.
///
/// `HETANG_WRITE_PICTURES=1 ./test GalleryTests` takes what it shows now for right; look at it before
/// it is kept.
@Suite(.hangLimit)
struct GalleryTests {
  private static let kept = Checkout.root.appending(path: "Tests/EndToEnd/Fixtures/Gallery")

  /// A way to draw the pages.
  struct Way: Sendable, CustomTestStringConvertible {
    let folder: String
    let face: String
    let language: String
    let size: String

    var testDescription: String { folder }
  }

  @Test(arguments: [
    Way(folder: "zh", face: "text", language: "zh", size: "832x1600"),
    Way(folder: "en", face: "text", language: "en", size: "384x1600"),
    Way(folder: "terminal-80x24", face: "terminal", language: "zh", size: "640x384"),
    Way(folder: "terminal-160x50", face: "terminal", language: "en", size: "1280x800"),
  ])
  func pagesLookAsKept(way: Way) async throws {
    let folder = try TemporaryDirectory()

    let end = try await Self.draw(
      to: folder.url, "--ui", way.face, "--lang", way.language, "--size", way.size)

    #expect(end.status == 0, "\(end.errors)")
    let kept = Self.kept.appending(path: way.folder, directoryHint: .isDirectory)
    if ProcessInfo.processInfo.environment["HETANG_WRITE_PICTURES"] != nil {
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: folder.url, to: kept)
    }
    let (shown, expected) = (try Self.texts(in: folder.url), try Self.texts(in: kept))
    #expect(shown.keys.sorted() == expected.keys.sorted())
    #expect(shown.count > 20)
    for (name, text) in shown { #expect(text == expected[name], "\(way.folder)/\(name)") }
  }

  @Test func drawingAgainGivesTheSameBytes() async throws {
    var pictures: [Data] = []
    for _ in 0..<2 {
      // A display ends with the last window on it.
      let display = try VirtualDisplay()
      let (folder, settings) = (try TemporaryDirectory(), try TemporaryDirectory())
      let end = try await Self.draw(
        to: folder.url, "--ui", "gtk", "--size", "700x600", "--open", "gallery://page/effects",
        environment: try display.environment(settings: settings.url))
      #expect(end.status == 0, "\(end.errors)")
      pictures.append(try Data(contentsOf: folder.file("page-effects.png")))
    }

    try #require(pictures.count == 2)
    #expect(pictures[0] == pictures[1])
    // The size of a PNG stands at a fixed place, big end first.
    #expect(Array(pictures[0][16..<24]) == [0, 0, 2, 188, 0, 0, 2, 88])
  }

  @Test func aFolderThatCannotBeMadeIsTold() async throws {
    let end = try await Self.draw(
      to: URL(filePath: "/proc/nowhere", directoryHint: .isDirectory), "--ui", "text")

    #expect(end.status == 73)
    #expect(end.errors.contains("--snapshot"))
  }

  private static func draw(
    to folder: URL, _ words: String..., environment: [String: String]? = nil
  ) async throws -> ProgramProcess.End {
    let profile = try TemporaryDirectory()
    defer { withExtendedLifetime(profile) {} }
    return try await ProgramProcess(
      "gallery",
      words + [
        "--snapshot", folder.path(percentEncoded: false), "--profile",
        profile.url.path(percentEncoded: false),
      ], environment: environment
    ).ended()
  }

  private static func texts(in folder: URL) throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let pairs = try files.filter { $0.pathExtension == "txt" }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
