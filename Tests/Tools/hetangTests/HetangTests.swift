import Foundation
import TestSupport
import Testing

/// The developer's tool, as it is started.
struct HetangTests {
  @Test func helpNamesTheCommands() async throws {
    let end = try await run("--help")

    #expect(end.status == 0)
    #expect(end.output.contains("preview"))
  }

  @Test(arguments: [[], ["preview", "--loud"], ["previews"]])
  func wrongWordsAreRefused(words: [String]) async throws {
    let end = try await run(words)

    #expect(end.status == 64)
    #expect(end.output.isEmpty)
    #expect(end.errors.contains("--help"))
  }

  @Test func folderWithoutAPackageIsToldAndNothingIsDrawn() async throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.path(percentEncoded: false)

    let end = try await run("preview", "--text", "--package-path", path)

    #expect(end.status == 70)
    #expect(end.output.isEmpty)
    #expect(end.errors.contains("hetang: swift package failed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test func packageWithSeveralProgramsNeedsAName() async throws {
    let folder = try TemporaryDirectory()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "two", targets: [.executableTarget(name: "one"), .executableTarget(name: "other")])
      """
    try Data(manifest.utf8).write(to: folder.file("Package.swift"))
    for name in ["one", "other"] {
      let sources = folder.file("Sources/" + name)
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("print(1)".utf8).write(to: sources.appending(path: "main.swift"))
    }

    let end = try await run("preview", "--text", "--package-path", folder.url.path())

    #expect(end.status == 64)
    #expect(end.errors.contains("say which program is meant: one, other"))
  }

  private func run(_ words: String...) async throws -> ProgramProcess.End { try await run(words) }

  private func run(_ words: [String]) async throws -> ProgramProcess.End {
    try await ProgramProcess("hetang", words).ended()
  }
}
