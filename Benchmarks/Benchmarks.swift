import Foundation

/// Runs the benchmarks and prints a table of each: ours, the peer's, and their ratio.
///
/// Without arguments all of them run, else those that are named.
@main
struct Benchmarks {
  /// Every benchmark by name; each asks one question, in a file of its own.
  private static let all:
    [(name: String, run: @Sendable () async throws -> [any CustomStringConvertible & Sendable])] = [
      ("sqlite", SQLiteBenchmark.rows),
      ("community", CommunityBenchmark.rows),
      ("server", ServerBenchmark.rows),
      ("articles", ArticleParsingBenchmark.rows),
      ("seed", SeedBenchmark.rows),
      ("runtime", RuntimeBenchmark.rows),
      ("memory", MemoryBenchmark.figures),
      ("topic", TopicPageBenchmark.rows),
      ("start", StartBenchmark.rows),
      ("terminal", TerminalBenchmark.rows),
      ("gtk", { try await WindowBenchmark.rows() }),
    ]

  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst()
    for benchmark in all where wanted.isEmpty || wanted.contains(benchmark.name) {
      say("\(benchmark.name)\n\(BenchmarkRow.heading)")
      for row in try await benchmark.run() { say("\(row)") }
    }
  }

  /// How long this process has kept processors busy, which a busy machine does not lengthen much.
  static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Prints a line at once, even into a pipe.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
