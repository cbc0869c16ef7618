import CGTK
import Foundation
import TestSupport

/// A real input method for Chinese, in a session of its own.
@MainActor final class InputMethod {
  /// A program that is needed ended.
  struct Ended: Error {
    let program: String
    let status: Int32
  }

  /// Whether all of it is installed.
  nonisolated static var isInstalled: Bool {
    let files = ["/usr/bin/ibus-daemon", "/usr/bin/ibus", "/usr/libexec/ibus-engine-libpinyin"]
    return files.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private let folder: TemporaryDirectory
  private let bus: SessionBus
  private let daemon: ChildProcess
  private let environment: [String: String]

  /// Starts the input method and waits until it takes up pinyin.
  init() async throws {
    folder = try TemporaryDirectory()
    var environment = ProcessInfo.processInfo.environment
    for name in ["CONFIG", "CACHE", "STATE", "DATA"] {
      environment["XDG_\(name)_HOME"] = folder.file(name).path(percentEncoded: false)
    }
    environment["HOME"] = folder.url.path(percentEncoded: false)
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["DISPLAY"] = getenv("DISPLAY").map { String(cString: $0) } ?? ""
    bus = try SessionBus(environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    let address = "unix:path=\(folder.file("ibus").path(percentEncoded: false))"
    environment["IBUS_ADDRESS"] = address
    self.environment = environment
    daemon = try ChildProcess(
      "/usr/bin/ibus-daemon",
      ["--address", address, "--panel", "disable", "--emoji-extension", "disable"],
      environment: environment)
    setenv("IBUS_ADDRESS", address, 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
    try await choosePinyin()
  }

  /// Ends the input method, with what it has started.
  func stop() async {
    // It pays no heed to being asked.
    daemon.send(SIGKILL)
    _ = await daemon.ended()
    unsetenv("IBUS_ADDRESS")
    unsetenv("DBUS_SESSION_BUS_ADDRESS")
  }

  /// Asks for pinyin until it is there: the daemon answers only once it is up.
  private func choosePinyin() async throws {
    while true {
      if let status = daemon.status { throw Ended(program: "ibus-daemon", status: status) }
      // The tool says that it failed where it didn't, so it is asked what is chosen.
      _ = try await ask("engine", "libpinyin")
      if try await ask("engine").hasPrefix("libpinyin") { return }
    }
  }

  /// What the tool says.
  private func ask(_ words: String...) async throws -> String {
    let output = folder.file("said")
    let tool = try ChildProcess(
      "/usr/bin/ibus", words, environment: environment, output: output)
    try await OtherProgram.wait { tool.status != nil }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
