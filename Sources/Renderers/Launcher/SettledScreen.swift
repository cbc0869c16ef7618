import Foundation
import HeadlessRenderer
import SwiftUICore
import TerminalRenderer

/// What shows a graph without anybody looking on.
@MainActor protocol SettlingRenderer: AnyObject {
  /// Called when the graph has come to need a turn.
  var turnIsWanted: (() -> Void)? { get set }
  /// Whether the graph has asked for a turn that it hasn't had.
  var wantsTurn: Bool { get }

  /// Carries out the turns that the graph asks for.
  ///
  /// - Returns: How many there were.
  func settle(_ graph: ViewGraph) -> Int
}

extension HeadlessRenderer: SettlingRenderer {}
extension TerminalRenderer: SettlingRenderer {}

/// Lets a window's views take their turns until nothing is left to be done.
///
/// It runs the main loop, so that timers, the main queue and tasks of the main actor have theirs.
@MainActor final class SettledScreen {
  private let graph: ViewGraph
  private let renderer: any SettlingRenderer
  private var isTurnScheduled = false
  private var isDone = false
  /// How often in a row nothing was left to be done.
  private var calmMoments = 0

  init(_ graph: ViewGraph, renderer: any SettlingRenderer) {
    self.graph = graph
    self.renderer = renderer
  }

  /// Runs the main loop until the screen has settled.
  ///
  /// - Parameter limit: How long that may take.
  /// - Returns: What is still pending when time is up; nothing if the screen settled.
  func run(limit: Duration) -> [String] {
    renderer.turnIsWanted = { [weak self] in self?.scheduleTurn() }
    graph.tasks.onEnd = { [weak self] in self?.scheduleTurn() }
    let deadline = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.isDone = true }
    }
    let nanoseconds = Int(limit / .nanoseconds(1))
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: deadline)
    scheduleTurn()
    while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    deadline.cancel()
    renderer.turnIsWanted = nil
    graph.tasks.onEnd = nil
    return pending
  }

  private var pending: [String] {
    graph.tasks.shown.map { "a task of \($0)" }
      + (renderer.wantsTurn || !graph.isSettled ? ["views that change"] : [])
  }

  private func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurns() } }
  }

  /// Takes the turns that are wanted; what tasks have handed to the main actor goes first once
  /// more before the screen counts as settled.
  private func takeTurns() {
    isTurnScheduled = false
    calmMoments = renderer.settle(graph) == 0 ? calmMoments + 1 : 0
    guard pending.isEmpty else { return }
    if calmMoments >= 2 { isDone = true } else { scheduleTurn() }
  }
}
