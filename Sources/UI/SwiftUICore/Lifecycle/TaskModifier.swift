extension View {
  /// Runs asynchronous work while the view is shown.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskWork(id: 0, priority: priority, action: action))
  }

  /// Runs asynchronous work while the view is shown, anew whenever a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskWork(id: value, priority: priority, action: action))
  }
}

/// Work that lasts as long as an element is shown.
nonisolated struct TaskWork<ID: Equatable>: BoxModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    TaskNode(modifier, around: inner, in: slot)
  }
}

final class TaskNode<ID: Equatable>: BoxNode<TaskWork<ID>> {
  private var task: Task<Void, Never>?

  override func modifierDidChange(from old: TaskWork<ID>) {
    guard old.id != modifier.id, isPlaced else { return }
    stop()
    start()
  }

  override func didAppear() { start() }
  override func didDisappear() { stop() }

  private func start() {
    let modifier = modifier
    graph.actions.add { [weak self] in
      guard let self, isAlive, isPlaced else { return }
      graph.tasks.started()
      task = Task(priority: modifier.priority) { [tasks = graph.tasks] in
        await modifier.action()
        tasks.ended()
      }
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }
}

/// How many tasks of shown views are running; hosts wait for it to reach zero.
@MainActor package final class TaskCount {
  package private(set) var running = 0

  nonisolated init() {}

  func started() { running += 1 }
  func ended() { running -= 1 }
}
