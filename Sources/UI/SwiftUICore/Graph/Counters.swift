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
  /// Bodies by the view type; names are for those who ask.
  package private(set) var bodiesOfTypes: [CountedType: Int] = [:]

  /// Bodies by the name of the view type.
  package var bodiesByType: [String: Int] {
    Dictionary(bodiesOfTypes.map { (typeName($0.type), $1) }, uniquingKeysWith: +)
  }

  /// Counts a body of a view type.
  mutating func countBody(of type: Any.Type) {
    bodies += 1
    bodiesOfTypes[CountedType(type: type), default: 0] += 1
  }
}

extension Counters {
  /// What was counted since an earlier time.
  package func since(_ earlier: Counters) -> Counters {
    var difference = self
    difference.bodies -= earlier.bodies
    difference.builders -= earlier.builders
    difference.nodes -= earlier.nodes
    difference.registrations -= earlier.registrations
    difference.measurements -= earlier.measurements
    difference.placements -= earlier.placements
    difference.comparisons -= earlier.comparisons
    difference.identityReads -= earlier.identityReads
    difference.turns -= earlier.turns
    difference.bodiesOfTypes = bodiesOfTypes.merging(earlier.bodiesOfTypes, uniquingKeysWith: -)
      .filter { $0.value != 0 }
    return difference
  }
}

/// A view type whose bodies are counted.
package struct CountedType: Hashable, Sendable {
  let type: Any.Type

  package static func == (first: Self, second: Self) -> Bool { first.type == second.type }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
