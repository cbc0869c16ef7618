/// What programs asked to be run after an update: in the order in which it came up, except that
/// disappearances follow everything else.
@MainActor final class ActionQueue {
  private var actions: ContiguousArray<() -> Void> = []
  private var disappearances: ContiguousArray<() -> Void> = []
  private let wake: () -> Void

  init(wake: @escaping () -> Void) { self.wake = wake }

  var isEmpty: Bool { actions.isEmpty && disappearances.isEmpty }

  func add(_ action: @escaping () -> Void) {
    actions.append(action)
    wake()
  }

  func addDisappearance(_ action: @escaping () -> Void) {
    disappearances.append(action)
    wake()
  }

  /// Runs what has been added so far; what the actions add waits for the next pass.
  func run() {
    let due = actions + disappearances
    actions.removeAll(keepingCapacity: true)
    disappearances.removeAll(keepingCapacity: true)
    Evaluation.untracked { for action in due { action() } }
  }
}
