import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// What the turn of the loop has to get right: evaluation during layout, settling, laziness.
@MainActor @Suite(.serialized) struct ProofTests {
  // MARK: - A reader writes a preference that sets state

  @Test func readerToPreferenceToStateSettlesInTwoPasses() {
    let host = Host(300, 200, EqualWidths())

    #expect(host.graph.counters.bodiesByType["EqualWidths"] == 2)
    #expect(host.renderer.screen.texts == ["160"])
    #expect(host.renderer.commits.count == 1)
    host.close()
  }

  @Test func passesAreCounted() {
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: 300, height: 200)
    graph.show(EqualWidths())

    renderer.settle(graph)

    #expect(graph.counters.passes == 2)
    #expect(renderer.commits.count == 1)
    graph.close()
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        Text("\(Int(width))")
        Box(160, 20).background {
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        }
      }.onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  private enum WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  // MARK: - A million rows of readers

  @Test func millionRowsOfReadersMakeOnlyThoseInSight() {
    let target = Target()
    let host = Host(
      300, 200,
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000_000) { ReaderRow(number: $0) }
          }
        }
      })
    #expect(host.graph.counters.bodiesByType["ReaderRow"] == 10)
    #expect(host.graph.counters.identityReads == 0)
    let nodes = host.graph.counters.nodes

    let counted = host.counting { target.request = .init(id: 500_000, anchor: .top) }

    #expect(counted.bodiesByType["ReaderRow"] == 10)
    #expect(host.graph.counters.nodes == nodes)
    #expect(host.renderer.screen.texts.first == "500000 at 0")
    host.close()
  }

  private struct ReaderRow: View {
    let number: Int

    var body: some View {
      GeometryReader { proxy in
        Text(verbatim: "\(number) at \(Int(proxy.frame(in: .named("root")).minY))")
      }.frame(height: 20)
    }
  }

  // MARK: - A choice that flips

  @Test func fittingChoiceFlipsWithoutEvaluatingBodies() {
    let model = WidthModel()
    let host = Host(300, 100, Fitting(model: model))
    #expect(host.renderer.screen.texts == ["wide"])

    let counted = host.counting { model.width = 100 }

    #expect(host.renderer.screen.texts == ["narrow"])
    #expect(counted.bodiesByType == ["Fitting": 1])
    #expect(model.log == ["+wide", "+narrow", "-wide"])
    let back = host.counting { model.width = 200 }
    #expect(host.renderer.screen.texts == ["wide"])
    #expect(back.nodes == 0)
    #expect(model.log == ["+wide", "+narrow", "-wide", "+wide", "-narrow"])
    host.close()
  }

  @MainActor @Observable final class WidthModel {
    var width: CGFloat = 200
    @ObservationIgnored var log: [String] = []
  }

  private struct Fitting: View {
    let model: WidthModel

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Candidate(name: "wide", width: 180, model: model)
        Candidate(name: "narrow", width: 60, model: model)
      }.frame(width: model.width)
    }
  }

  private struct Candidate: View {
    let name: String
    let width: CGFloat
    let model: WidthModel

    var body: some View {
      Text(name).frame(width: width)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
    }
  }

  // MARK: - Rows inserted above what is on screen

  @Test func insertionAboveTheAnchorMovesNothingOnScreen() {
    let model = ListModel(count: 1000)
    let host = Host(300, 200, UnevenList(model: model))
    model.target.request = .init(id: 500, anchor: .top)
    host.settle()
    let before = host.frames

    host.renderer.forgetCommits()
    let counted = host.counting { model.ids.insert(contentsOf: 10_000..<10_100, at: 3) }

    #expect(host.frames == before)
    #expect(counted.bodiesByType["UnevenRow"] == nil)
    #expect(counted.nodes == 0)
    #expect(
      !host.renderer.commits.joined().contains { if case .insert = $0 { true } else { false } })
    let removed = host.counting { model.ids.removeFirst(50) }
    #expect(host.frames == before)
    #expect(removed.bodiesByType["UnevenRow"] == nil)
    host.close()
  }

  @Test func rowsAboveThatTurnOutTallerMoveNothingOnScreen() {
    let model = ListModel(count: 1000)
    let host = Host(300, 200, UnevenList(model: model))
    model.target.request = .init(id: 500, anchor: .top)
    host.settle()
    let frame = host.frames["row500"]

    model.target.request = .init(id: 498, anchor: nil)
    host.settle()

    #expect(frame?.minY == 0)
    #expect(host.frames["row498"]?.minY == 0)
    #expect(host.frames["row499"]?.minY == ListModel.height(of: 498))
    #expect(
      host.frames["row500"]?.minY == ListModel.height(of: 498) + ListModel.height(of: 499))
    host.close()
  }

  @MainActor @Observable final class ListModel {
    var ids: [Int]
    let target = Target()

    init(count: Int) { ids = Array(0..<count) }

    static func height(of id: Int) -> CGFloat { CGFloat(20 + id * 7 % 41) }
  }

  private struct UnevenList: View {
    let model: ListModel

    var body: some View {
      Scrolling(target: model.target) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(model.ids, id: \.self) { UnevenRow(id: $0) } }
        }
      }
    }
  }

  private struct UnevenRow: View {
    let id: Int

    var body: some View {
      Color.red.frame(width: 100, height: ListModel.height(of: id)).probe("row\(id)")
    }
  }

  // MARK: - A loop that doesn't end

  @Test func endlessLoopIsNamed() {
    let messages = Messages()
    messages.collect()
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: 100, height: 100)
    graph.show(Restless())

    graph.turn()

    let lines = messages.all.filter { $0.contains("do not settle") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Restless") == true)
    #expect(graph.counters.passes == graph.passLimit + 1)
    #expect(renderer.commits.count == 1)
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }
}
