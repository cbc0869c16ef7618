/// What the engine did, counted; tests assert these instead of times.
package struct Counters: Equatable, Sendable {
  /// Bodies of views and modifiers, and closures of readers, that were evaluated.
  package var bodies = 0
  /// Row builders that were run.
  package var builders = 0
  /// Live nodes.
  package var nodes = 0
  /// Live registrations of evaluations with state slots and environment keys.
  package var registrations = 0
  /// Sizes that were worked out rather than found in a cache.
  package var measurements = 0
  /// Nodes whose children were placed.
  package var placements = 0
  /// Passes of update, layout and actions in the last turn.
  package var passes = 0
  /// Turns that ended in a commit.
  package var turns = 0
  /// Comparisons of an old and a new view value.
  package var comparisons = 0
  /// Collection elements whose identity was read.
  package var identityReads = 0
  /// Bodies by the name of the view type.
  package var bodiesByType: [String: Int] = [:]
}
