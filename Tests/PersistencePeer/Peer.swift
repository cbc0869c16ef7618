import Foundation
import Persistence

/// The other process of the tests: does one thing to a database file, and says so line by line.
@main
struct Peer {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { return fail("usage: persistence-peer ACTION FILE [NUMBER]") }
    let file = URL(filePath: arguments[2])
    let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    do {
      switch arguments[1] {
      case "insert": try await insert(number, into: file)
      case "insert-endlessly": try await insertEndlessly(into: file)
      case "hold": try await hold(file)
      case "open-without-rights": try await openWithoutRights(file)
      case "keep-secret": try await keepSecret()
      case "in-session": runInSession(arguments[2])
      case "add-secrets": try await addSecrets(number, to: file)
      case let action: fail("unknown action \(action)")
      }
    } catch {
      say("error \(error)")
    }
  }

  /// Adds rows, each in a transaction of its own.
  private static func insert(_ count: Int, into file: URL) async throws {
    let database = try await SQLiteDatabase.open(at: file)
    for number in 0..<count {
      try await database.run("INSERT INTO entry (origin, number) VALUES ('peer', ?)", [number])
    }
    say("done")
  }

  /// Adds pairs of rows until it is killed, saying each pair after it was committed.
  private static func insertEndlessly(into file: URL) async throws {
    let database = try await SQLiteDatabase.open(at: file)
    var number = 0
    while true {
      try await database.write { [number] connection throws(SQLiteError) in
        for half in ["first", "second"] {
          try connection.run(
            "INSERT INTO entry (origin, number, note) VALUES (?, ?, ?)",
            [half, number, String(repeating: "塘", count: 500)])
        }
      }
      say("\(number)")
      number += 1
    }
  }

  /// Holds the right to write from one line of input to the next.
  private static func hold(_ file: URL) async throws {
    let database = try await SQLiteDatabase.open(at: file)
    try await database.write { connection throws(SQLiteError) in
      try connection.run("INSERT INTO entry (origin, number) VALUES ('holder', 1)")
      say("holding")
      _ = readLine()
    }
    say("released")
  }

  /// Opens a file as somebody who may only read it.
  private static func openWithoutRights(_ file: URL) async throws {
    if geteuid() == 0 { setuid(65534) }
    _ = try await SQLiteDatabase.open(at: file)
    say("opened")
  }

  /// Becomes a shell in a session bus of its own, both of which signals can end.
  ///
  /// Threads of a program in Swift hold signals back, and children inherit that.
  private static func runInSession(_ command: String) {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let words = ["/usr/bin/dbus-run-session", "--", "/bin/sh", "-c", command]
    var arguments = words.map { strdup($0) } + [nil]
    execv(words[0], &arguments)
    fail("no dbus-run-session")
  }

  /// Keeps, reads, replaces and removes a secret in the session's keyring.
  private static func keepSecret() async throws {
    #if os(Linux)
      let store = KeyringSecretStore()
      let key = SecretKey(service: "hetang-test", account: "测试")
      say("before \(try await store.secret(for: key)?.value ?? "none")")
      try await store.keep(Secret("一"), for: key)
      try await store.keep(Secret("密码 two"), for: key)
      say("kept \(try await store.secret(for: key)?.value ?? "none")")
      try await store.removeSecret(for: key)
      try await store.removeSecret(for: key)
      say("after \(try await store.secret(for: key)?.value ?? "none")")
    #endif
  }

  private static func addSecrets(_ count: Int, to file: URL) async throws {
    let store = FileSecretStore(at: file)
    for number in 0..<count {
      try await store.keep(
        Secret("peer"), for: SecretKey(service: "peer", account: "\(number)"))
    }
    say("done")
  }

  private static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  private static func fail(_ reason: String) {
    say(reason)
    exit(64)
  }
}
