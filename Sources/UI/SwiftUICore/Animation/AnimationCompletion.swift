/// When an animation counts as over.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate let isLogical: Bool

  /// Over as far as one can tell by looking, though a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// Over when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// What to run when everything that a transaction sets in motion is over.
@MainActor final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Waits for one more thing.
  func hold() { holders += 1 }

  /// Waits for one thing less; after the last one the action runs.
  func release() {
    holders -= 1
    guard holders == 0, let action else { return }
    self.action = nil
    Evaluation.untracked(action)
  }

  /// Whether an animation that is over to the eye is to be waited for any longer.
  var waitsForRest: Bool { !criteria.isLogical }
}
