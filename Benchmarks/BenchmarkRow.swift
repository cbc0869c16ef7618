/// One line of a benchmark: how long ours takes beside a peer doing the same.
struct BenchmarkRow {
  let name: String
  /// The median of all runs.
  let ours: Duration
  let peer: Duration

  /// How many times the peer's time ours takes; below 1 ours is faster.
  var ratio: Double { ours / peer }

  /// Runs both by turns and takes the medians, so that a busy machine burdens both alike.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - runs: How often each runs.
  ///   - ours: The code in question.
  ///   - peer: What it is compared with, doing the same work.
  /// - Returns: The line of the table.
  /// - Throws: What either throws.
  static func measure(
    _ name: String, runs: Int = 20, ours: () async throws -> Void, peer: () async throws -> Void
  ) async throws -> Self {
    var times: (ours: [Duration], peer: [Duration]) = ([], [])
    // The first runs fill caches and are not counted.
    try await ours()
    try await peer()
    for _ in 0..<runs {
      times.ours.append(try await time(ours))
      times.peer.append(try await time(peer))
    }
    return Self(name: name, ours: times.ours.median, peer: times.peer.median)
  }

  private static func time(_ body: () async throws -> Void) async throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    return start.duration(to: clock.now)
  }
}

extension BenchmarkRow: CustomStringConvertible {
  static var heading: String { line("", "ours ms", "peer ms", "ratio") }

  var description: String {
    Self.line(name, ours.inMilliseconds, peer.inMilliseconds, ratio.rounded(to: 2))
  }

  private static func line(_ name: String, _ ours: String, _ peer: String, _ ratio: String)
    -> String
  {
    let cells = [ours, peer, ratio].map {
      String(repeating: " ", count: max(0, 12 - $0.count)) + $0
    }
    return "  " + name.padded(to: 44) + cells.joined()
  }
}

extension [Duration] {
  /// The middle one, or the mean of the two in the middle.
  var median: Duration {
    let sorted = self.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

extension Duration {
  fileprivate var inMilliseconds: String { (self / .milliseconds(1)).rounded(to: 3) }
}

extension Double {
  fileprivate func rounded(to digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((self * scale).rounded())
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))."
      + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
