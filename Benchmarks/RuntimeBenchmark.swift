import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore

/// Asks what a change costs the runtime, beside the same change in a small tree: a ratio near one
/// says that the size of the tree does not matter.
enum RuntimeBenchmark {
  @MainActor static func rows() async throws -> [BenchmarkRow] {
    var rows: [BenchmarkRow] = []
    for count in [10_000, 100_000] {
      rows.append(
        try await compare("one leaf of \(count) changes (1,000)", [count, 1000]) {
          LeafScene(count: $0)
        })
    }
    rows.append(
      try await compare("insert in a ForEach of 10,000 (1,000)", [10_000, 1000]) {
        InsertScene(count: $0)
      })
    rows.append(
      try await compare("environment, 100 of 10,000 read it (100 of 1,000)", [10_000, 1000]) {
        EnvironmentScene(count: $0)
      })
    rows.append(
      try await .measure(
        "first layout of 10,000 views (1,000)",
        ours: { LeafScene(count: 10_000).close() }, peer: { LeafScene(count: 1000).close() }))
    rows.append(
      try await .measure(
        "opening 1,000,000 lazy rows (1,000)",
        ours: { RowScene(count: 1_000_000).close() }, peer: { RowScene(count: 1000).close() }))
    return rows
  }

  @MainActor private static func compare<S: BenchmarkScene>(
    _ name: String, _ counts: [Int], _ make: (Int) -> S
  ) async throws -> BenchmarkRow {
    let (large, small) = (make(counts[0]), make(counts[1]))
    defer {
      large.close()
      small.close()
    }
    return try await .measure(name, runs: 200, ours: { large.step() }, peer: { small.step() })
  }
}

/// A view that is shown headless and changed step by step.
@MainActor protocol BenchmarkScene {
  var stage: Stage { get }

  /// Makes one change and lets the graph take it up.
  func step()
}

extension BenchmarkScene {
  func close() { stage.close() }
}

/// A graph and what shows it.
@MainActor final class Stage {
  private let graph: ViewGraph
  private let renderer = HeadlessRenderer()

  init<V: View>(_ view: V) {
    graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: 390, height: 844)
    graph.show(view)
    settle()
    precondition(!renderer.screen.elements.isEmpty, "a benchmark shows nothing")
  }

  var nodeCount: Int { graph.counters.nodes }

  func settle() {
    renderer.settle(graph)
    renderer.forgetCommits()
  }

  func close() { graph.close() }
}

/// Many leaves of which one reads what changes.
struct LeafScene: BenchmarkScene {
  @MainActor @Observable fileprivate final class Model {
    var number = 0
  }

  let stage: Stage
  private let model: Model

  init(count: Int) {
    let model = Model()
    self.model = model
    stage = Stage(Leaves(model: model, count: count))
  }

  func step() {
    model.number += 1
    stage.settle()
  }

  private struct Leaves: View {
    let model: Model
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count - 1, id: \.self) { _ in Color.red.frame(width: 10, height: 1) }
        Leaf(model: model)
      }
    }
  }

  private struct Leaf: View {
    let model: Model

    var body: some View { Text(verbatim: "\(model.number)").frame(width: 80, height: 16) }
  }
}

/// A collection that gets one more element in its middle.
private struct InsertScene: BenchmarkScene {
  @MainActor @Observable final class Model {
    var items: [Int]

    init(count: Int) { items = Array(0..<count) }
  }

  let stage: Stage
  private let model: Model

  init(count: Int) {
    let model = Model(count: count)
    self.model = model
    stage = Stage(Items(model: model))
  }

  func step() {
    model.items.insert(model.items.count, at: model.items.count / 2)
    stage.settle()
  }

  private struct Items: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
        }
      }
    }
  }
}

/// Many views of which a hundred read the environment value that changes.
private struct EnvironmentScene: BenchmarkScene {
  @MainActor @Observable final class Model {
    var tone = 0
  }

  let stage: Stage
  private let model: Model

  init(count: Int) {
    let model = Model()
    self.model = model
    stage = Stage(Surroundings(model: model, count: count))
  }

  func step() {
    model.tone += 1
    stage.settle()
  }

  private struct Surroundings: View {
    let model: Model
    let count: Int

    var body: some View { Readers(count: count).environment(\.benchmarkTone, model.tone) }
  }

  private struct Readers: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count - 100, id: \.self) { _ in Color.red.frame(width: 10, height: 1) }
        ForEach(0..<100, id: \.self) { _ in Reader() }
      }
    }
  }

  private struct Reader: View {
    @Environment(\.benchmarkTone) private var tone

    var body: some View { Color(white: Double(tone % 256) / 256).frame(width: 10, height: 1) }
  }
}

extension EnvironmentValues {
  private enum ToneKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  fileprivate var benchmarkTone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// A long list of which a window's worth is made.
private struct RowScene: BenchmarkScene {
  let stage: Stage

  init(count: Int) { stage = Stage(Rows(count: count)) }

  func step() {}

  private struct Rows: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            HStack {
              Text(verbatim: "\(row)")
              Spacer()
              Text(verbatim: "row")
            }.frame(height: 44)
          }
        }
      }
    }
  }
}
