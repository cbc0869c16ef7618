import Foundation
import TerminalTesting
import TestSupport

/// Asks how soon and in how few bytes `smth --ui terminal` answers through a terminal, with the
/// server up, beside a program that only answers.
enum TerminalBenchmark {
  static func rows() async throws -> [any CustomStringConvertible & Sendable] {
    let folder = try TemporaryDirectory()
    let store = try await ServerBenchmark.makeCommunity(at: folder.file("community.sqlite"))
    let server = try await ServedCommunity(store, cacheTime: .seconds(1))
    let program = Program(
      words: ["--server", "http://127.0.0.1:\(server.port)", "--lang", "zh", "--ui", "terminal"],
      profile: folder.file("profile"))
    var rows: [any CustomStringConvertible & Sendable] = []
    // The first start makes the profile.
    _ = try await start(program, columns: 80, rows: 24)
    for (columns, height) in [(80, 24), (160, 50)] {
      rows += try await rowsOfSize(program, columns: columns, rows: height)
    }
    rows.append(try await starts(program))
    await server.stop()
    return rows
  }

  private struct Program {
    let words: [String]
    let profile: URL

    func session(columns: Int, rows: Int) throws -> TerminalSession {
      var kind = TerminalSession.Kind()
      (kind.columns, kind.rows) = (columns, rows)
      // A terminal that marks frames, so that their ends can be seen.
      kind.answer = "\u{1B}[?2026;2$y\u{1B}[?62c"
      let smth = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "smth")
      return try TerminalSession(
        smth, words + ["--profile", profile.path(percentEncoded: false)], kind)
    }
  }

  private static let endOfFrame = "\u{1B}[?2026l"

  private static func rowsOfSize(
    _ program: Program, columns: Int, rows: Int
  ) async throws -> [any CustomStringConvertible & Sendable] {
    let session = try await start(program, columns: columns, rows: rows)
    let moves = try await frames(of: session, keys: ["j", "k"], count: 60)
    let redraws = try await frames(of: session, keys: ["\u{C}"], count: 30)
    let pages = try await frames(of: session, keys: [" ", "b"], count: 20)
    let wakes = try await idleWakes(of: session.program)
    session.send("\u{3}")
    _ = await session.status()
    let size = "\(columns)x\(rows)"
    return [
      Quantity("\(size) key to frame, another row", moves.time, "ms"),
      Quantity("\(size) bytes of that frame", moves.bytes, ""),
      Quantity("\(size) key to frame, all redrawn", redraws.time, "ms"),
      Quantity("\(size) bytes of that frame", redraws.bytes, ""),
      Quantity("\(size) key to frame, another page", pages.time, "ms"),
      Quantity("\(size) wake-ups in an idle second", Double(wakes), ""),
    ]
  }

  /// Starts the program and waits until the list is there.
  private static func start(
    _ program: Program, columns: Int, rows: Int
  ) async throws -> TerminalSession {
    let session = try program.session(columns: columns, rows: rows)
    try await session.wait(for: "a list") { TestTerminal.showsChosenRow(session.text) }
    return session
  }

  /// The medians of the times from a key to the end of its frame, and of that frame's bytes.
  private static func frames(
    of session: TerminalSession, keys: [String], count: Int
  ) async throws -> (time: Double, bytes: Double) {
    let clock = ContinuousClock()
    var (times, sizes): ([Duration], [Double]) = ([], [])
    for number in 0..<count {
      let before = session.count
      let start = clock.now
      session.send(keys[number % keys.count])
      try await session.wait(for: "a frame") {
        session.count > before && session.endsWith(endOfFrame)
      }
      times.append(start.duration(to: clock.now))
      sizes.append(Double(session.count - before))
    }
    return (times.median / .milliseconds(1), sizes.sorted()[count / 2])
  }

  /// How long it takes from the start to the first frame, and to the list.
  private static func starts(_ program: Program) async throws -> Quantity {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<10 {
      let start = clock.now
      let session = try program.session(columns: 80, rows: 24)
      try await session.wait(for: "a frame") { session.endsWith(endOfFrame) }
      times.append(start.duration(to: clock.now))
      session.send("\u{3}")
      _ = await session.status()
    }
    return Quantity("start to first frame", times.median / .milliseconds(1), "ms")
  }

  /// How often the threads of a program were woken while nobody did anything for a second.
  private static func idleWakes(of program: Int32) async throws -> Int {
    try await Task.sleep(for: .milliseconds(500))
    let before = try switches(of: program)
    try await Task.sleep(for: .seconds(1))
    return try switches(of: program) - before
  }

  private static func switches(of program: Int32) throws -> Int {
    let folder = "/proc/\(program)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let text = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}
