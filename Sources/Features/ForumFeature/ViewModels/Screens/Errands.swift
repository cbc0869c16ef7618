/// What a person has asked a screen to do, for the screen's task to do it once.
///
/// Views ask without waiting; the task of the screen begins anew with each ``number`` and takes
/// what is to be done.
package struct Errands<Errand: Hashable & Sendable>: Hashable, Sendable {
  /// How often something was asked for.
  package private(set) var number = 0
  private var waiting: Errand?

  /// Asks for something, in place of what has not been begun yet.
  mutating func plan(_ errand: Errand) {
    waiting = errand
    number += 1
  }

  /// Takes what was asked for last; `nil` when that was begun before.
  mutating func begin() -> Errand? {
    defer { waiting = nil }
    return waiting
  }
}
