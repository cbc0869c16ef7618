import CGTK
import CPeers
import Foundation
import GTKRenderer
import Observation
import SwiftUI
import SwiftUICore
import TestSupport

/// Asks what windows cost beside bare ones of GTK, on a display of its own.
///
/// Times are those of the processor: a window waits for the display's next picture otherwise.
enum WindowBenchmark {
  @MainActor static func rows() throws -> [any CustomStringConvertible & Sendable] {
    let settings = try connect()
    defer { withExtendedLifetime(settings) {} }
    var rows: [any CustomStringConvertible & Sendable] = [try memoryOfAnEmptyWindow()]
    for count in [1_000, 10_000] {
      rows.append(opening(count, isLazy: false))
      rows.append(opening(count, isLazy: true))
    }
    rows.append(change())
    rows += scrolling()
    rows.append(idling())
    return rows
  }

  /// Starts a display and connects to it.
  ///
  /// - Returns: The folder of its settings.
  @MainActor private static func connect() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let environment = try VirtualDisplay().environment(settings: folder.url)
    for name in ["DISPLAY", "GDK_BACKEND", "GSK_RENDERER", "GTK_A11Y", "XDG_CONFIG_HOME"] {
      setenv(name, environment[name] ?? "", 1)
    }
    unsetenv("WAYLAND_DISPLAY")
    guard GTKApplication.connect() else { throw VirtualDisplay.Missing() }
    return folder
  }

  @MainActor private static func memoryOfAnEmptyWindow() throws -> Quantity {
    let scene = WindowScene(count: 0, isLazy: true)
    defer { scene.close() }
    let bytes = try MemoryBenchmark.anonymousMemory()
    return Quantity("anonymous memory with an empty window", Double(bytes) / 1_000_000, "MB")
  }

  @MainActor private static func opening(_ count: Int, isLazy: Bool) -> BenchmarkRow {
    let what = isLazy ? "lazy rows" : "rows at once"
    return compare(
      "first frame, \(count) \(what) (GtkBox)", runs: 5,
      ours: { WindowScene(count: count, isLazy: isLazy).close() },
      peer: { peer_window_close(peer_window_open(Int64(count))) })
  }

  @MainActor private static func change() -> BenchmarkRow {
    let scene = WindowScene(count: 1_000, isLazy: false)
    let peer = peer_window_open(1_000)
    defer {
      scene.close()
      peer_window_close(peer)
    }
    var number: Int64 = 0
    return compare(
      "one label changes beside 1,000 rows (GtkBox)", runs: 200,
      ours: { scene.change() },
      peer: {
        number += 1
        peer_window_change(peer, number)
      })
  }

  /// How long 19 of 20 steps of 60 points take at most.
  @MainActor private static func scrolling() -> [Quantity] {
    [("rows at once", false), ("lazy rows", true)].map { what, isLazy in
      let scene = WindowScene(count: 1_000, isLazy: isLazy)
      defer { scene.close() }
      let times = (1...300).map { step in time { scene.scroll(to: Double(step) * 60) } }.sorted()
      return Quantity(
        "scrolling 1,000 \(what) by 60 points, 95 %", times[284] / .milliseconds(1), "ms")
    }
  }

  @MainActor private static func idling() -> Quantity {
    let scene = WindowScene(count: 1_000, isLazy: true)
    defer { scene.close() }
    return Quantity("wake-ups in an idle second", Double(peer_window_idle_wakes()), "")
  }

  @MainActor private static func compare(
    _ name: String, runs: Int, ours: () -> Void, peer: () -> Void
  ) -> BenchmarkRow {
    ours()
    peer()
    var times: (ours: [Duration], peer: [Duration]) = ([], [])
    for _ in 0..<runs {
      times.ours.append(time(ours))
      times.peer.append(time(peer))
    }
    return BenchmarkRow(name: name, ours: times.ours.median, peer: times.peer.median)
  }

  private static func time(_ body: () -> Void) -> Duration {
    let start = Benchmarks.processorTime
    body()
    return Benchmarks.processorTime - start
  }
}

/// A window with rows of two texts each, of which the first one changes.
@MainActor private final class WindowScene {
  @MainActor @Observable final class Model {
    var number = 0
  }

  private let model = Model()
  private let window = GTKWindow(size: CGSize(width: 400, height: 700), language: "en")
  private let graph: ViewGraph

  init(count: Int, isLazy: Bool) {
    graph = ViewGraph(renderer: window.renderer)
    graph.size = CGSize(width: 400, height: 700)
    graph.show(WindowRoot { Rows(model: model, count: count, isLazy: isLazy) })
    window.show(graph, title: "Benchmark")
    window.present()
    paint()
  }

  private func paint() { peer_window_paint(window.pointer) }

  func change() {
    model.number += 1
    paint()
  }

  func scroll(to position: Double) {
    guard let area = window.renderer.scrollAreas.first else { return }
    graph.handle(.scroll(area, to: CGPoint(x: 0, y: position)))
    paint()
  }

  func close() {
    window.close()
    graph.close()
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

/// The rows, all made at once or as they come into sight.
private struct Rows: View {
  let model: WindowScene.Model
  let count: Int
  let isLazy: Bool

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 6) { rows }
      } else {
        VStack(spacing: 6) { rows }
      }
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { index in
      HStack {
        Text(verbatim: "row \(index)")
        Spacer()
        if index == 0 { Number(model: model) } else { Text(verbatim: "0") }
      }
    }
  }
}

/// What changes.
private struct Number: View {
  let model: WindowScene.Model

  var body: some View { Text(verbatim: "\(model.number)") }
}
