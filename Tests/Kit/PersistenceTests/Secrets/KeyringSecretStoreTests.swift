#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  struct KeyringSecretStoreTests {
    private static let programs = ["/usr/bin/dbus-run-session", "/usr/bin/gnome-keyring-daemon"]
    private static var haveAll: Bool {
      programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs the peer in a session of its own, after another command.
    private func session(_ first: String, home: TemporaryDirectory) throws -> String {
      let peer = try BuiltProduct("persistence-peer").url
      let process = Process()
      process.executableURL = peer
      process.arguments = ["in-session", "\(first)exec '\(peer.path)' keep-secret -"]
      process.environment = [
        "HOME": home.url.path, "XDG_RUNTIME_DIR": home.url.path, "PATH": "/usr/bin:/bin",
        "XDG_DATA_HOME": home.file("data").path, "LANG": "C.UTF-8",
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    @Test(.enabled(if: haveAll, "needs dbus-run-session and gnome-keyring-daemon"))
    func aRealKeyringKeepsReplacesAndForgets() throws {
      let home = try TemporaryDirectory()
      let unlock = "printf '\\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null; "

      let output = try session(unlock, home: home)

      #expect(output == "before none\nkept 密码 two\nafter none\n")
    }

    @Test(.enabled(if: haveAll, "needs dbus-run-session"))
    func aSessionWithoutAServiceSaysSo() throws {
      let home = try TemporaryDirectory()

      let output = try session("unset DBUS_SESSION_BUS_ADDRESS; ", home: home)

      #expect(output.hasPrefix("error unavailable(reason: "))
    }
  }
#endif
