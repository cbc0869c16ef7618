/// How far the making of a community has come.
package struct SeedProgress: Hashable, Sendable {
  /// The parts of the work, in their order.
  package enum Phase: String, Sendable, CaseIterable {
    case people
    case pictures
    case boards
    case topics
  }

  package var phase: Phase
  /// The share of the phase that is done, in `0...1`.
  package var fraction: Double

  package init(phase: Phase, fraction: Double) {
    self.phase = phase
    self.fraction = fraction
  }
}
