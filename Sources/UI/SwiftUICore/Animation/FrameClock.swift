/// Tells a graph when its renderer shows the next picture.
@MainActor package protocol FrameClock: AnyObject {
  /// The time of the picture that is being prepared, from any start.
  var now: Duration { get }

  /// Asks for one call of `ViewGraph.showFrame()` when the next picture is due.
  func requestFrame()
}

extension Duration {
  /// The length in seconds.
  nonisolated var inSeconds: Double { self / .seconds(1) }
}
