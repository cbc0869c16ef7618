import Foundation

/// Asks what a node of the view graph takes up, elements, layout caches and all.
enum MemoryBenchmark {
  /// One figure that is no time.
  struct Figure: CustomStringConvertible {
    let name: String
    let bytes: Double

    var description: String { "  \(name): \(Int(bytes.rounded())) bytes" }
  }

  /// Shows trees of two sizes and divides the difference, so that what is there once cancels out.
  @MainActor static func figures() throws -> [Figure] {
    var stages: [Stage] = []
    func measure(_ count: Int) throws -> (bytes: Int, nodes: Int) {
      let before = try anonymousMemory()
      let stage = LeafScene(count: count).stage
      stages.append(stage)
      return (try anonymousMemory() - before, stage.nodeCount)
    }
    _ = try measure(1000)
    let small = try measure(10_000)
    let large = try measure(110_000)
    defer { for stage in stages { stage.close() } }
    return [
      Figure(
        name: "a node among 100,000 coloured leaves",
        bytes: Double(large.bytes - small.bytes) / Double(large.nodes - small.nodes))
    ]
  }

  /// `Anonymous` of `/proc/self/smaps_rollup`, in bytes.
  static func anonymousMemory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return kilobytes * 1024
  }
}
