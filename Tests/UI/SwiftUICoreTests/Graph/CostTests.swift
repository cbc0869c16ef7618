import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The cost model of the design, line by line, counted.
@MainActor @Suite(.serialized) struct CostTests {
  // MARK: - One property read by one leaf among many

  @Test(arguments: [100, 20_000]) func oneLeafAmongManyCostsOneBody(count: Int) {
    let model = LeafModel()
    let host = Host(300, 200, ManyLeaves(model: model, count: count))

    let content = host.counting { model.text = "b" }
    #expect(content.bodiesByType == ["WatchingLeaf": 1])
    #expect(content.builders == 0)
    #expect(content.comparisons == 0)
    #expect(content.measurements <= 4)
    #expect(content.placements <= 2)
    #expect(content.nodes == 0)
    #expect(host.renderer.commits.last?.count == 1)
    host.close()
  }

  @MainActor @Observable final class LeafModel {
    var text = "a"
  }

  private struct ManyLeaves: View {
    let model: LeafModel
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count) { _ in Color.red.frame(width: 10, height: 1) }
        WatchingLeaf(model: model)
      }
    }
  }

  private struct WatchingLeaf: View {
    let model: LeafModel

    var body: some View { Text(model.text) }
  }

  // MARK: - Environment

  @Test func environmentChangeReachesOnlyReadersOfTheKey() {
    let log = Log()
    let host = Host(300, 200, Surroundings(log: log))

    let counted = host.counting { log.flip?() }

    #expect(counted.bodiesByType == ["Surroundings": 1, "ToneReader": 1])
    host.close()
  }

  private struct Surroundings: View {
    let log: Log
    @State private var tone = 1

    var body: some View {
      let _ = log.flip = { tone += 1 }
      VStack {
        ToneReader()
        OtherReader()
        ToneReader().environment(\.tone, 7)
      }.environment(\.tone, tone).environment(\.other, "x")
    }
  }

  private struct ToneReader: View {
    @Environment(\.tone) private var tone

    var body: some View { Text("\(tone)") }
  }

  private struct OtherReader: View {
    @Environment(\.other) private var other

    var body: some View { Text(other) }
  }

  // MARK: - Collections

  @Test(arguments: [100, 1000]) func insertionCostsTheInsertedRow(count: Int) {
    let model = RowsModel(count: count)
    let host = Host(300, 200, Rows(model: model))

    let inserted = host.counting { model.ids.insert(-1, at: 0) }
    let moved = host.counting { model.ids.swapAt(1, count / 2) }
    let removed = host.counting { model.ids.remove(at: 7) }

    #expect(inserted.bodiesByType == ["Rows": 1, "StatefulRow": 1])
    #expect(inserted.builders == 1)
    #expect(moved.bodiesByType == ["Rows": 1])
    #expect(moved.builders == 0)
    #expect(moved.nodes == 0)
    #expect(removed.bodiesByType == ["Rows": 1])
    #expect(inserted.nodes == -removed.nodes)
    #expect((1...8).contains(inserted.nodes))
    host.close()
  }

  @MainActor @Observable final class RowsModel {
    var ids: [Int]

    init(count: Int) { ids = Array(0..<count) }
  }

  private struct Rows: View {
    let model: RowsModel

    var body: some View {
      VStack(spacing: 0) { ForEach(model.ids, id: \.self) { StatefulRow(id: $0) } }
    }
  }

  private struct StatefulRow: View {
    let id: Int
    @State private var seen = 0

    var body: some View { Color.red.frame(width: 10, height: 1) }
  }

  @Test func lazyCollectionReadsNoIdentitiesToOpen() {
    let ids = Array(0..<50_000)
    let host = Host(
      300, 200,
      ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Row(number: $0) } } })

    #expect(host.graph.counters.identityReads == 0)
    #expect(host.graph.counters.bodiesByType["Row"] == 10)
    host.close()
  }

  private struct Row: View {
    let number: Int

    var body: some View { Text("\(number)").frame(height: 20) }
  }

  // MARK: - Layout

  @Test func changeThatKeepsItsSizeIsNotMeasuredAbove() {
    let model = LeafModel()
    let host = Host(300, 200, Nested(model: model))

    let same = host.counting { model.text = "b" }
    let larger = host.counting { model.text = "bbbb" }

    #expect(same.measurements <= 4)
    #expect(same.placements <= 2)
    #expect(larger.measurements > same.measurements)
    host.close()
  }

  @Test func fixedFrameEndsTheClimb() {
    let model = LeafModel()
    let host = Host(
      300, 200, HStack { Framed(model: model) }.padding().frame(maxWidth: .infinity))

    let counted = host.counting { model.text = "much longer" }

    #expect(counted.measurements <= 6)
    host.close()
  }

  private struct Nested: View {
    let model: LeafModel

    var body: some View {
      VStack { HStack { VStack { HStack { WatchingLeaf(model: model).padding() } } } }
    }
  }

  private struct Framed: View {
    let model: LeafModel

    var body: some View { WatchingLeaf(model: model).frame(width: 100, height: 20) }
  }

  @Test(arguments: [10, 100]) func workOfAChangeGrowsWithItsDepthAlone(depth: Int) {
    let model = LeafModel()
    var view = AnyView(WatchingLeaf(model: model))
    for _ in 0..<depth {
      view = AnyView(
        VStack(spacing: 0) {
          view
          ForEach(0..<20) { _ in Box(1, 1) }
        })
    }
    let host = Host(300, 200, view)

    let counted = host.counting { model.text = "wider than before" }

    #expect(counted.bodiesByType == ["WatchingLeaf": 1])
    #expect(counted.measurements <= 16 * depth)
    #expect(counted.nodes == 0)
    host.close()
  }

  // MARK: - Nothing piles up, nobody is woken

  @Test func nothingIsScheduledWhenNothingWaits() {
    let model = LeafModel()
    let clock = TestClock()
    let host = Host(300, 200, clock: clock, ManyLeaves(model: model, count: 10))

    _ = host.counting { model.text = "b" }
    #expect(!host.renderer.wantsTurn)
    #expect(!clock.isWanted)
    #expect(host.graph.isSettled)
    let counted = host.counting {}

    #expect(counted.placements == 0)
    #expect(counted.bodies == 0)
    host.close()
  }

  @Test func registrationsDoNotPileUp() {
    let model = LeafModel()
    let log = Log()
    let host = Host(300, 200, Watching(model: model, log: log))
    let before = host.graph.counters

    for _ in 0..<100 { _ = host.counting { log.flip?() } }

    #expect(host.graph.counters.registrations == before.registrations)
    #expect(host.graph.counters.nodes == before.nodes)
    let counted = host.counting { model.text = "b" }
    #expect(counted.bodiesByType == ["Watching": 1])
    host.close()
  }

  private struct Watching: View {
    let model: LeafModel
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log.flip = { count += 1 }
      Text(model.text + "\(count)")
    }
  }
}

extension EnvironmentValues {
  private enum ToneKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private enum OtherKey: EnvironmentKey {
    static let defaultValue = ""
  }

  var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }

  var other: String {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}
