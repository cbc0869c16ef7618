import CGTK

/// Takes a graph's turns in the main loop, before GTK lays out and draws.
@MainActor final class TurnSource {
  /// Takes a turn.
  var run: () -> Void = {}
  private var source: guint = 0

  /// Before GTK's own layout, which has the priority 110, and after events and tasks.
  private static let priority: CInt = 105

  /// Asks for a turn, unless one is asked for already.
  func schedule() {
    guard source == 0 else { return }
    source = g_idle_add_full(
      Self.priority,
      { data in
        guard let data else { return 0 }
        let turns = Unmanaged<TurnSource>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { turns.take() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<TurnSource>.fromOpaque($0).release() } })
  }

  private func take() {
    source = 0
    run()
  }

  /// Takes no turn any more.
  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
    run = {}
  }
}
