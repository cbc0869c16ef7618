/// Asks for newer content, and waits until it is there.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action that a view around asks newer content with.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets newer content be asked for, by pulling a list or scroll view beyond its start.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

extension ScrollNode {
  /// Whether a person may ask for newer content here.
  var canRefresh: Bool { refreshAction != nil && axes.contains(.vertical) }

  /// Asks for newer content, unless that is under way.
  func refresh() {
    guard let refreshAction, !isRefreshing else { return }
    showRefreshing(true)
    let number = graph.tasks.started(by: "refreshable")
    Task { [weak self, tasks = graph.tasks] in
      await refreshAction()
      self?.showRefreshing(false)
      tasks.ended(number)
    }
  }

  private func showRefreshing(_ isUnderWay: Bool) {
    guard isAlive else { return }
    isRefreshing = isUnderWay
    contentDidChange()
    setNeedsPlacement()
  }
}
