import Foundation
import TestSupport

/// Asks how long it takes from the start of `smth --ui text` to its end, with the server up, beside
/// curl fetching the same page of the forum.
enum StartBenchmark {
  static func rows() async throws -> [BenchmarkRow] {
    let folder = try TemporaryDirectory()
    let store = try await ServerBenchmark.makeCommunity(at: folder.file("community.sqlite"))
    let server = try await ServedCommunity(store, cacheTime: .seconds(1))
    let address = "http://127.0.0.1:\(server.port)"
    let smth = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "smth")
    let topic = try await ServerBenchmark.longTopic(store)
    let profile = folder.file("profile").path(percentEncoded: false)
    let options = ["--ui", "text", "--server", address, "--profile", profile]
    let curl = URL(filePath: "/usr/bin/curl")
    let rows = [
      try await BenchmarkRow.measure(
        "smth --ui text, the hot list",
        ours: { try await finish(smth, options) },
        peer: { try await finish(curl, ["-sf", address + "/wap/api/hot/global?page=1&size=20"]) }),
      try await BenchmarkRow.measure(
        "smth --ui text, a topic of 20 articles",
        ours: { try await finish(smth, options + ["--open", "smth://topic/\(topic)"]) },
        peer: { try await finish(curl, ["-sf", address + ServerBenchmark.page(of: topic)]) }),
    ]
    await server.stop()
    return rows
  }

  /// Runs a program to its end without holding up the server in this process.
  private static func finish(_ program: URL, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    precondition(status == 0, "\(program.lastPathComponent) ended with \(status)")
  }
}
