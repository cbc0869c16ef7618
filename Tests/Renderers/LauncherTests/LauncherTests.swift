import Foundation
import TestSupport
import Testing

/// Whole programs, started as people start them.
struct LauncherTests {
  @Test func textFacePrintsTheWindow() throws {
    let (status, output) = try run("--ui", "text", "--size", "160x48")

    #expect(status == 0)
    #expect(output == "荷塘 opened\nnothing\n\n")
  }

  @Test func jsonFacePrintsWhatTheWindowSays() throws {
    let (status, output) = try run("--ui", "json", "--size", "160x48")

    #expect(status == 0)
    #expect(output.hasPrefix("{\n  \"window\": {\"width\": 160, \"height\": 48},\n"))
    #expect(output.contains("\"label\": \"荷塘 opened\""))
  }

  @Test func windowIsAsLargeAsAskedFor() throws {
    let (_, output) = try run("--size", "88x32")

    #expect(output == "荷塘 opened\nnothing\n")
    #expect(try run().output.split(separator: "\n", omittingEmptySubsequences: false).count == 49)
  }

  @Test(arguments: [["--open", "smth://topic/1"], ["smth://topic/1"]])
  func addressIsOpened(words: [String]) throws {
    #expect(try run(words).output.contains("smth://topic/1"))
  }

  @Test func previewsAreDrawnIntoAFolder() throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.path(percentEncoded: false)

    let (status, _) = try run("--previews", path, "--ui", "text", "--size", "160x48")

    #expect(status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    let prefix = "launcher_peer-ExampleView-"
    #expect(names == [prefix + "Small.txt", prefix + "Words.txt"])
    let words = try String(contentsOf: folder.file(prefix + "Words.txt"), encoding: .utf8)
    #expect(words == "荷塘 opened\nnothing\n\n")
    let small = try String(contentsOf: folder.file(prefix + "Small.txt"), encoding: .utf8)
    #expect(small == "荷塘\n")
  }

  @Test func addressThatNobodyTakesUpIsRefused() throws {
    let (status, output) = try run("--scene", "surroundings", "--open", "smth://topic/1")

    #expect(status == 64)
    #expect(output.isEmpty)
  }

  @Test func timersTheMainQueueAndOtherThreadsAreWaitedFor() throws {
    let (status, output) = try run("--scene", "waiting")

    #expect(status == 0)
    #expect(output.contains("timer, queue, thread"))
  }

  @Test func deepTreesAreShown() throws {
    let (status, output) = try run("--scene", "deep", "--size", "80x16")

    #expect(status == 0)
    #expect(output.contains("bottom"))
  }

  @Test func everythingIsKeptInTheProfile() throws {
    let folder = try TemporaryDirectory()
    let profile = folder.file("profile").path(percentEncoded: false)

    let (_, output) = try run("--scene", "surroundings", "--profile", profile, "--size", "2000x32")

    #expect(output.contains("\(profile)/config"))
    #expect(FileManager.default.fileExists(atPath: profile + "/config"))
  }

  @Test func languageAndColoursAreChosen() throws {
    let scene = ["--scene", "surroundings"]

    #expect(try run(scene + ["--lang", "zh"]).output.contains("light zh-Hans"))
    #expect(try run(scene + ["--lang", "en", "--dark"]).output.contains("dark en"))
  }

  @Test func terminalSpeaksTheLanguageOfTheEnvironment() throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.path(percentEncoded: false)
    let variables = ["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""]

    let (status, _) = try run(
      ["--snapshot", path, "--ui", "terminal", "--open", "smth://topic/1"], variables: variables)

    #expect(status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let screen = try String(contentsOf: folder.file(try #require(names.first)), encoding: .utf8)
    #expect(screen.contains("按键"), "\(screen)")
  }

  @Test func picturesAreLoadedBeforeTheWindowIsPrinted() throws {
    let server = try FaultServer()
    server.script("/a.gif", .answer(200, body: Data("GIF89a\u{50}\0\u{20}\0".utf8)))
    let scene = ["--scene", "picture", "--size", "400x160", "--open"]

    let (status, output) = try run(scene + [server.address("/a.gif").absoluteString])
    let missing = try run(scene + [server.address("/b.gif").absoluteString])

    #expect(status == 0)
    #expect(output.contains("there"))
    #expect(server.requests(to: "/a.gif").count == 1)
    #expect(missing.output.contains("404"))
  }

  @Test func profileThatCannotBeIsRefused() throws {
    #expect(try run("--profile", "/dev/null/profile").status == 73)
  }

  @Test(arguments: [
    ["--uii", "text"], ["--ui", "qt"], ["--ui"], ["--size", "wide"], ["--size", "10x10"],
    ["--open", "topic"], ["--scene", "other"], ["word"], ["a:b", "c:d"], ["--version=1"],
    ["--lang", "fr"],
  ])
  func wrongCommandLineIsRefused(words: [String]) throws {
    let (status, output) = try run(words)

    #expect(status == 64)
    #expect(output.isEmpty)
  }

  @Test func helpNamesTheOptionsOfBoth() throws {
    let (status, output) = try run("--help")

    #expect(status == 0)
    #expect(output.hasPrefix("usage: launcher-peer [OPTIONS] [URL]\n\nShows what tests look at.\n"))
    let options = [
      "--scene NAME", "--ui gtk|terminal|text|json", "--size WxH", "--open URL", "--profile DIR",
    ]
    for option in options {
      #expect(output.contains(option))
    }
  }

  @Test func versionIsTold() throws {
    #expect(try run("--version").output == "launcher-peer 1.2\n")
  }

  @Test(arguments: [["--ui", "gtk"], []])
  func aDisplayThatCannotBeReachedIsTold(words: [String]) throws {
    let (status, output) = try run(words, display: ":hetang-none")

    #expect(status == 69)
    #expect(output.isEmpty)
  }

  private func run(_ words: String...) throws -> (status: Int32, output: String) {
    try run(words)
  }

  /// Runs the program as where there is no display, or one of a name.
  private func run(
    _ words: [String], display: String? = nil, variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    var environment = ProcessInfo.processInfo.environment
    environment["WAYLAND_DISPLAY"] = nil
    environment["DISPLAY"] = display
    environment.merge(variables) { $1 }
    return try BuiltProduct("launcher-peer").start(words, environment: environment).finish()
  }
}
