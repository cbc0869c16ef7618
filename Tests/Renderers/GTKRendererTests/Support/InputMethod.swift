import Foundation
import TestSupport

/// A real input method for Chinese, in a session of its own.
@MainActor final class InputMethod {
  /// A program that is needed ended badly.
  struct Failure: Error {
    let program: String
    let status: Int32
  }

  private let folder = Result { try TemporaryDirectory() }
  private let bus: SessionBus
  private let daemon = Process()
  private let environment: [String: String]

  /// Starts the input method and waits until it takes up keys.
  init() async throws {
    let root = try folder.get().url
    var environment = ProcessInfo.processInfo.environment
    for name in ["CONFIG", "CACHE", "STATE", "DATA"] {
      environment["XDG_\(name)_HOME"] = root.appending(path: name).path(percentEncoded: false)
    }
    environment["HOME"] = root.path(percentEncoded: false)
    environment["GSETTINGS_BACKEND"] = "memory"
    bus = try SessionBus(environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    let address = "unix:path=\(root.appending(path: "ibus").path(percentEncoded: false))"
    environment["IBUS_ADDRESS"] = address
    self.environment = environment
    daemon.executableURL = URL(filePath: "/usr/bin/ibus-daemon")
    daemon.arguments = ["--address", address, "--panel", "disable", "--emoji-extension", "disable"]
    daemon.environment = environment
    daemon.standardOutput = FileHandle.nullDevice
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    setenv("IBUS_ADDRESS", address, 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
    try await chooseEngine()
  }

  /// Ends the input method.
  func stop() {
    // It pays no heed to being asked; what it has started ends with it.
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    unsetenv("IBUS_ADDRESS")
    unsetenv("DBUS_SESSION_BUS_ADDRESS")
  }

  /// Asks for pinyin until it is there: the daemon answers only once it is up.
  private func chooseEngine() async throws {
    while true {
      try Task.checkCancellation()
      guard daemon.isRunning else {
        throw Failure(program: "ibus-daemon", status: daemon.terminationStatus)
      }
      // The tool says that it failed where it didn't, so it is asked what is chosen.
      _ = try await Self.run("/usr/bin/ibus", ["engine", "libpinyin"], environment)
      let chosen = try await Self.run("/usr/bin/ibus", ["engine"], environment)
      if chosen.words.hasPrefix("libpinyin") { return }
    }
  }

  /// Types on the display of the tests as a person does.
  static func type(_ words: String...) async throws {
    let end = try await run("/usr/bin/xdotool", words, ProcessInfo.processInfo.environment)
    guard end.status == 0 else { throw Failure(program: "xdotool", status: end.status) }
  }

  private static func run(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) async throws -> (status: Int32, words: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    // A line at most, which the pipe holds until it is read.
    let words = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return (status, words)
  }
}
