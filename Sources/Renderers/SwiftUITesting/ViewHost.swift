import CellRendering
public import Foundation
package import HeadlessRenderer
public import SwiftUI
import SwiftUICore

/// Shows a view without a window, and lets a test look at it and operate it.
///
/// What a test does through the host is carried out before the call returns: bodies, layout,
/// actions, appearances. Tasks go on by themselves; `finishTasks()` waits for them.
///
///     let host = ViewHost(CounterView(), size: CGSize(width: 128, height: 32), in: .cells)
///     try host.find("One more").tap()
///     #expect(host.snapshot == """
///         1 flower
///       [ One more ]
///       """)
@MainActor public final class ViewHost {
  /// What lengths and positions are measured in.
  public enum Measure: Sendable {
    /// In points as a window has them, with characters of 8 by 16 points.
    case points
    /// In the cells of a terminal, each of 8 by 16 points, to which everything is rounded.
    case cells
  }

  package let graph: ViewGraph
  package let renderer: HeadlessRenderer
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What the views tell the time by; `nil` for the clocks of the system.
  let frames: HostFrames?

  /// Shows a view, and carries out what that brings up.
  ///
  /// - Parameters:
  ///   - view: The view; it fills the window.
  ///   - size: The size of the window, in points.
  ///   - measure: Whether the window is a grid of cells.
  ///   - clock: What the views tell the time by. Changes that are animated take their time, which
  ///     the test lets pass with `advance(by:)`. Without a clock they are shown at once, and texts
  ///     and timelines go by the time of the system.
  public init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844), in measure: Measure = .points,
    clock: TestClock? = nil
  ) {
    renderer = measure == .cells ? .inCells() : HeadlessRenderer()
    graph = ViewGraph(renderer: renderer)
    graph.size = renderer.whole(size)
    frames = clock.map { HostFrames(clock: $0) }
    if let clock { follow(clock) }
    renderer.turnIsWanted = { [weak self] in self?.wake() }
    graph.tasks.onEnd = { [weak self] in self?.wake() }
    graph.show(WindowRoot { view })
    settle()
  }

  // What the views observed lives on, and would tell a graph that has lost its renderer.
  isolated deinit { graph.close() }

  /// The size of the window, in points; a new one is taken up at once.
  ///
  /// In cells it is that of the whole cells that there is room for.
  public var size: CGSize {
    get { graph.size }
    set {
      graph.size = renderer.whole(newValue)
      settle()
    }
  }

  /// Carries out what waits.
  public func settle() { renderer.settle(graph) }

  /// Ends the views: they disappear, and their tasks are cancelled.
  public func close() { graph.close() }

  /// How often bodies of a type of view were evaluated so far; generic types count together.
  public func bodyCount<V: View>(of type: V.Type) -> Int { graph.bodyCount(of: type) }

  // MARK: - Waiting

  /// Waits until the tasks of the views have ended, and carries out what they bring up.
  ///
  /// A task that never ends is waited for without end: limit the time of the test.
  public func finishTasks() async {
    settle()
    while graph.tasks.running > 0 {
      await next()
      settle()
    }
  }

  /// Waits until something is so, looking whenever the views have changed.
  ///
  /// What never comes is waited for without end: limit the time of the test.
  public func wait(until isSo: (ViewHost) -> Bool) async {
    settle()
    while !isSo(self) {
      await next()
      settle()
    }
  }

  /// Waits until the views want a turn or a task has ended.
  private func next() async {
    guard !renderer.wantsTurn else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func wake() {
    let ready = waiting
    waiting.removeAll()
    for continuation in ready { continuation.resume() }
  }
}

extension HeadlessRenderer {
  /// The size of the whole cells in a window, if it is one of cells.
  fileprivate func whole(_ size: CGSize) -> CGSize {
    guard let cell = cellText?.cell else { return size }
    return CGSize(
      width: (size.width / cell.width).rounded(.down) * cell.width,
      height: (size.height / cell.height).rounded(.down) * cell.height)
  }
}
