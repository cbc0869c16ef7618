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
  private var number: Int?

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
      let count = graph.tasks
      let number = count.started(by: place)
      self.number = number
      task = Task(priority: modifier.priority) {
        await modifier.action()
        count.ended(number)
      }
    }
  }

  private func stop() {
    if let number { graph.tasks.left(number) }
    number = nil
    task?.cancel()
    task = nil
  }

  /// The views around, by the names of their types, innermost last.
  private var place: String {
    var names: [String] = []
    var node: ViewNode? = parent
    while let current = node, names.count < 2 {
      if current.viewType != nil { names.append(current.label) }
      node = current.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}

/// The tasks of a graph's views; hosts wait for them.
@MainActor package final class TaskCount {
  private var places: [Int: String] = [:]
  private var leftover: Set<Int> = []
  private var nextNumber = 0
  /// Runs when a task has ended, or its view is no longer shown.
  package var onEnd: (() -> Void)?

  nonisolated init() {}

  /// How many tasks run, those included that were cancelled and have not ended yet.
  package var running: Int { places.count }

  /// The views whose tasks run, as far as they are shown.
  package var shown: [String] {
    places.filter { !leftover.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  func started(by place: String) -> Int {
    nextNumber += 1
    places[nextNumber] = place
    return nextNumber
  }

  func ended(_ number: Int) {
    places[number] = nil
    leftover.remove(number)
    onEnd?()
  }

  /// Takes up that a task's view is no longer shown; the task is cancelled, but may still run.
  func left(_ number: Int) {
    guard places[number] != nil else { return }
    leftover.insert(number)
    onEnd?()
  }
}
