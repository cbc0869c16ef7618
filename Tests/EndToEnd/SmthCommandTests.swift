import Foundation
import TestSupport
import Testing

/// What the built reader says of its command line.
struct SmthCommandTests {
  @Test(arguments: [
    (["--sever", "demo"], "is --server meant?"), (["--server", "nowhere"], "demo, newsmth or"),
    (["--server", "ftp://a"], "demo, newsmth or"), (["--size", "12"], "such as 800x600"),
    (["--ui", "window"], "--ui"), (["x"], "an address with a scheme"),
    (["smth://hot", "x"], "one word too many"), (["--lang"], "needs a value"),
  ])
  func mistakeIsNamedAndEndsIt(words: [String], text: String) async throws {
    let end = try await ProgramProcess("smth", words).ended()

    #expect(end.status == 64)
    #expect(end.errors.contains(text), "\(end.errors)")
    #expect(end.output.isEmpty)
  }

  @Test func helpNamesWhatThereIs() async throws {
    let end = try await ProgramProcess("smth", ["--help"]).ended()

    #expect(end.status == 0)
    for option in ["--server", "--ui", "--size", "--open", "--profile", "--lang", "--version"] {
      #expect(end.output.contains(option))
    }
    #expect(end.errors.isEmpty)
  }

  @Test func versionIsOneLine() async throws {
    let end = try await ProgramProcess("smth", ["--version"]).ended()

    #expect(end.status == 0)
    #expect(end.output.hasPrefix("smth ") && end.output.hasSuffix("\n"))
  }
}
