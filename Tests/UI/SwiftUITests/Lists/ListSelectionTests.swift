import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ListSelectionTests {
  @MainActor @Observable final class Model {
    var one: Int?
    var many: Set<Int> = []
    var letter: String?
  }

  private struct OneOfMany: View {
    @Bindable var model: Model
    var count = 1000

    var body: some View {
      List(0..<count, selection: $model.one) { Text("\($0)") }
    }
  }

  private let size = CGSize(width: 300, height: 440)

  @Test func pressedRowIsSelected() throws {
    let model = Model()
    let host = ViewHost(OneOfMany(model: model), size: size)
    #expect(try host.row(2).isPressable)
    #expect(try !host.row(2).isSelected)

    host.perform(.press, on: try host.rowID(2))
    #expect(model.one == 2)
    #expect(try host.row(2).isSelected)

    #expect(host.press("4"))
    #expect(model.one == 4)
    #expect(try (0..<10).map { try host.row($0).isSelected }.firstIndex(of: true) == 4)
    host.expectSound()
  }

  @Test func pressedRowsJoinAndLeaveTheSelection() throws {
    struct Several: View {
      @Bindable var model: Model
      var body: some View { List(0..<10, selection: $model.many) { Text("\($0)") } }
    }
    let model = Model()
    let host = ViewHost(Several(model: model), size: size)

    for number in [1, 3, 5, 3] { host.perform(.press, on: try host.rowID(number)) }

    #expect(model.many == [1, 5])
    #expect(try host.row(5).isSelected)
    #expect(try !host.row(3).isSelected)
  }

  @Test func rowsWithoutSelectionAreNotPressable() throws {
    let host = ViewHost(List(0..<3) { Text("\($0)") }, size: size)

    #expect(try !host.row(0).isPressable)
    #expect(host.renderer.screen.elements[try host.rowID(0)]?.accessibility.actions == [])
  }

  @Test func selectionRunsNoRowViewAgain() {
    struct Row: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Rows: View {
      @Bindable var model: Model
      var body: some View { List(0..<1000, selection: $model.one) { Row(number: $0) } }
    }
    let model = Model()
    let host = ViewHost(Rows(model: model), size: size)
    let before = host.graph.counters.bodiesByType

    model.one = 3
    host.settle()

    let bodies = host.graph.counters.bodiesByType.merging(before, uniquingKeysWith: -)
    #expect(bodies["Row"] == 0)
    #expect(bodies["ListRow"] == 10)
  }

  @Test func tagsAreSelectedByValue() throws {
    struct Tagged: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.letter) {
          Section("Letters") {
            Text("A").tag("a")
            Text("B").tag("b")
          }
          Text("None")
        }
      }
    }
    let model = Model()
    let host = ViewHost(Tagged(model: model), size: size)

    #expect(host.press("B"))

    #expect(model.letter == "b")
    #expect(try host.row(1).isSelected)
    #expect(try !host.row(2).isPressable)
  }

  @Test func disabledRowIsNotSelected() throws {
    struct Disabled: View {
      @Bindable var model: Model
      var body: some View {
        List(0..<3, selection: $model.one) { Text("\($0)").selectionDisabled($0 == 1) }
      }
    }
    let model = Model()
    let host = ViewHost(Disabled(model: model), size: size)

    host.perform(.press, on: try host.rowID(1))
    #expect(model.one == nil)
    #expect(try !host.row(1).isPressable)
    host.perform(.selectNext, on: try host.list())
    host.perform(.selectNext, on: try host.list())
    #expect(model.one == 2)
  }

  @Test func keyboardMovesTheSelectionAndShowsIt() throws {
    let model = Model()
    let host = ViewHost(OneOfMany(model: model), size: size)
    let list = try host.list()

    host.perform(.selectPrevious, on: list)
    #expect(model.one == 999)
    #expect(host.texts.last == "999")
    host.perform(.selectNext, on: list)
    #expect(model.one == 999)
    host.perform(.selectPrevious, on: list)
    #expect(model.one == 998)

    model.one = nil
    host.settle()
    host.perform(.selectNext, on: list)
    #expect(model.one == 0)
    #expect(host.texts.first == "0")
    for _ in 0..<10 { host.perform(.selectNext, on: list) }
    #expect(host.texts.last == "10")
    host.expectSound()
  }

  @Test func keyboardSelectionMakesNoMoreRows() throws {
    let model = Model()
    let host = ViewHost(OneOfMany(model: model, count: 100_000), size: size)
    let nodes = host.graph.counters.nodes

    host.perform(.selectPrevious, on: try host.list())

    #expect(model.one == 99_999)
    #expect(host.graph.counters.nodes < nodes + 60)
  }

  @Test func buttonFillsItsRow() throws {
    struct Buttons: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("Count") { count += 1 }
          Text("\(count)")
        }
      }
    }
    let host = ViewHost(Buttons(), size: size)
    #expect(try host.row(0).isPressable)
    #expect(try !host.row(1).isPressable)

    host.perform(.press, on: try host.rowID(0))
    #expect(host.texts == ["Count", "1"])
    #expect(host.press("Count"))

    #expect(host.texts == ["Count", "2"])
  }

  @Test func disabledButtonLeavesItsRowAlone() throws {
    struct Buttons: View {
      @Bindable var model: Model
      var body: some View { List { Button("Go") {}.disabled(model.one == nil) } }
    }
    let model = Model()
    let host = ViewHost(Buttons(model: model), size: size)
    #expect(try !host.row(0).isPressable)

    model.one = 1
    host.settle()

    #expect(try host.row(0).isPressable)
  }
}
