import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ListTests {
  private let size = CGSize(width: 300, height: 440)

  @Test func rowsFillTheWidthAtLeastAsHighAsTheRendererAsks() {
    let host = ViewHost(
      List {
        Text("One")
        Color.red.frame(width: 20, height: 100)
      }, size: size)

    #expect(
      host.rowFrames == [
        CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 116),
      ])
    host.expectSound()
  }

  @Test func contentOfRowLiesAtTheLeadingInset() throws {
    let host = ViewHost(List { Color.red.frame(width: 20, height: 10) }, size: size)

    let color = try #require(host.renderer.screen.flattened().first { $0.content == .color(.red) })

    #expect(color.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
  }

  @Test(arguments: [1000, 1_000_000]) func onlyRowsInSightAreMade(count: Int) {
    let host = ViewHost(List(0..<count) { Text("\($0)") }, size: size)

    #expect(host.rows.count == 10)
    #expect(host.graph.counters.nodes < 300)
    #expect(host.graph.counters.identityReads == 0)
    host.expectSound()
  }

  @Test func longAndShortListsTakeTheSameWork() {
    func counters(_ count: Int) -> Counters {
      ViewHost(List(0..<count) { Text("\($0)") }, size: size).graph.counters
    }

    #expect(counters(1000) == counters(1_000_000))
  }

  @Test func rowsOfCollectionsAmongOtherViewsAreMadeOnDemand() throws {
    let host = ViewHost(
      List {
        Text("Top")
        Section("Letters") { ForEach(0..<100_000, id: \.self) { Text(verbatim: "a\($0)") } }
        ForEach(0..<100_000, id: \.self) { Text(verbatim: "b\($0)") }
        Section("Digits") { ForEach(0..<100_000, id: \.self) { Text(verbatim: "c\($0)") } }
      }, size: size)

    #expect(host.texts.prefix(3) == ["Top", "Letters", "a0"])
    #expect(host.graph.counters.nodes < 500)
    try host.scroll(to: 1_000_000_000)
    #expect(host.texts.suffix(2) == ["c99999", "Digits"])
    #expect(host.graph.counters.nodes < 500)
    host.expectSound()
  }

  @Test func scrollingMakesRowsAndDropsOthers() throws {
    let host = ViewHost(List(0..<1000) { Text("\($0)") }, size: size)
    let nodes = host.graph.counters.nodes

    try host.scroll(to: 4400)

    #expect(host.texts == (100..<110).map(String.init))
    #expect(host.graph.counters.nodes == nodes)
    host.expectSound()
  }

  @Test func surroundingsOfRowChangeTogetherWithIt() {
    struct Inbox: View {
      @State private var count = 0
      var body: some View {
        List { Button("Inbox \(count)") { count = 1 - count }.badge(count) }
      }
    }
    let host = ViewHost(Inbox(), size: size)
    let nodes = host.graph.counters.nodes

    for text in ["Inbox 0", "Inbox 1", "Inbox 0"] { #expect(host.press(text)) }
    #expect(host.texts == ["Inbox 1", "1"])
    #expect(host.press("Inbox 1"))

    #expect(host.texts == ["Inbox 0"])
    #expect(host.graph.counters.nodes == nodes)
    host.expectSound()
  }

  @Test func singleRowsThatAreOutOfSightHaveNothingAround() throws {
    let host = ViewHost(
      List {
        ForEach(0..<50) { number in
          Section {
            Text("\(number)")
            Text("\(number) too")
          }
        }
      }.listStyle(.plain), size: size)
    let nodes = host.graph.counters.nodes

    for offset in stride(from: CGFloat(0), through: 4000, by: 400) { try host.scroll(to: offset) }
    #expect(host.texts.last == "49 too")
    try host.scroll(to: 0)

    #expect(host.texts.first == "0")
    #expect(host.graph.counters.nodes < nodes + 100)
    host.expectSound()
  }

  @Test func listThatMayBeAsHighAsItLikesMakesFewRows() {
    let host = ViewHost(
      ScrollView {
        List(0..<100_000) { Text("\($0)") }
        Text("Below")
      }, size: size)

    #expect(host.rows.count == 10)
    #expect(host.texts.last == "Below")
  }

  @Test func readerScrollsToRows() {
    struct Rows: View {
      @State private var target = 0
      var body: some View {
        ScrollViewReader { proxy in
          List {
            Button("Go") { proxy.scrollTo(500, anchor: .top) }
            ForEach(0..<1000, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    let host = ViewHost(Rows(), size: size)

    #expect(host.press("Go"))

    #expect(host.texts.first == "500")
  }

  @Test func whatIsInSightStaysWhileRowsComeBefore() throws {
    let model = Letters()
    model.letters = (0..<500).map { "\($0)" }
    let host = ViewHost(LettersList(model: model), size: size)
    try host.scroll(to: 4400)
    let before = (host.texts, host.rowFrames)

    model.letters.insert(contentsOf: (1000..<1050).map { "\($0)" }, at: 0)
    host.settle()

    #expect(host.texts == before.0)
    #expect(host.rowFrames == before.1)
    host.expectSound()
  }

  @Test func rowKnowsItsPlaceInItsGroup() throws {
    let host = ViewHost(
      List {
        Section {
          Text("a")
          Text("b")
          Text("c")
        }
        Section { Text("d") }
      }, size: size)

    let positions = try (0..<4).map { try host.row($0).position }

    #expect(positions == [.first, .middle, .last, .only])
  }

  @Test func placeFollowsInsertedRows() throws {
    let model = Letters()
    let host = ViewHost(LettersList(model: model), size: size)
    #expect(try host.row(1).position == .last)

    model.letters.append("c")
    host.settle()

    #expect(host.texts == ["a", "b", "c"])
    #expect(try (0..<3).map { try host.row($0).position } == [.first, .middle, .last])
    host.expectSound()
  }

  @Test func changedRowAloneRunsAgain() {
    let model = Letters()
    let host = ViewHost(LettersList(model: model), size: size)
    let before = host.graph.counters.bodiesByType

    model.letters[1] = "B"
    host.settle()

    let bodies = host.graph.counters.bodiesByType.merging(before, uniquingKeysWith: -)
    #expect(host.texts == ["a", "B"])
    #expect(bodies["ListRow"] == 1)
    host.expectSound()
  }

  @MainActor @Observable final class Letters {
    var letters = ["a", "b"]
  }

  private struct LettersList: View {
    let model: Letters

    var body: some View {
      List { Section { ForEach(model.letters, id: \.self) { Text($0) } } }
    }
  }
}
