import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of groups `foreach` and `section`.
@MainActor struct ForEachScenarioTests {
  @Test(.measured("foreach/empty")) func emptyTakesNoSpace() {
    let host = Host(
      300, 200, text: .sized(["Top": 22.5, "A": 9, "B": 8.5, "Bottom": 44.5]),
      VStack {
        Text("Top").probe("top")
        ForEach([String](), id: \.self) { Text($0) }
        ForEach(0..<0) { Text("\($0)") }
        HStack {
          Text("A").probe("a")
          ForEach([String](), id: \.self) { Text($0) }
          Text("B").probe("b")
        }.probe("row")
        Text("Bottom").probe("bottom")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("foreach/identifiable")) func identifiable() {
    struct Fruit: Identifiable {
      let id: Int
      let name: String
    }
    let fruits =
      [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana")]
      + [Fruit(id: 3, name: "Cherry")]
    let host = Host(
      300, 200, text: .sized(["Apple": 35, "Banana": 45, "Cherry": 41.5]),
      HStack { ForEach(fruits) { Text($0.name).probe($0.name) } }.probe("row"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("foreach/identity")) func rowsKeepStateByIdentity() {
    let model = RowModel()
    let host = Host(300, 200, IdentityList(model: model))

    host.expectMeasured()
    model.items.insert(RowItem(id: "d", width: 80), at: 0)
    host.settle()
    host.expectMeasured(after: "insert")
    model.items[1].width = 200
    host.settle()
    host.expectMeasured(after: "mutate")
    model.items.reverse()
    host.settle()
    host.expectMeasured(after: "reverse")
    model.items.removeAll { $0.id == "b" }
    host.settle()
    host.expectMeasured(after: "remove")
    host.close()
  }

  @Test(.measured("foreach/modifier")) func modifierAppliesToEach() {
    let host = Host(
      300, 260, text: .sized(["Row 0": 37.5, "Row 1": 35.5]),
      VStack(spacing: 0) {
        ForEach(0..<2) { Text("Row \($0)").probe("padded\($0)") }.padding().probe("paddedLast")
        ForEach(0..<2) { Text("Row \($0)").probe("framed\($0)") }
          .frame(width: 120, height: 30).background { Color.red }.probe("framedLast")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("foreach/nested")) func nested() {
    let host = Host(
      300, 200,
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { Box(30, 20).probe("cell\(row)\($0)") }
          }.probe("row\(row)")
        }
      }.probe("grid"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("section/hstack")) func sectionInRow() {
    let host = Host(
      300, 200, text: .sized(["Header": 44.5, "Footer": 39.5, "A": 9, "B": 8.5]),
      HStack {
        Section {
          Text("A").probe("a")
          Text("B").probe("b")
        } header: {
          Text("Header").probe("header")
        } footer: {
          Text("Footer").probe("footer")
        }
      }.probe("row"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("section/mixed")) func sectionsInColumn() {
    let host = Host(
      300, 250,
      text: .sized(["Top": 22.5, "Apple": 35, "Banana": 45, "Bottom": 44.5, "Footer": 39.5]),
      VStack {
        Text("Top").probe("top")
        Section { Text("Apple").probe("apple") }
        Section {
          Text("Banana").probe("banana")
        } footer: {
          Text("Footer").probe("footer")
        }
        Text("Bottom").probe("bottom")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }
}

struct RowItem: Identifiable {
  let id: String
  var width: CGFloat
}

@MainActor @Observable final class RowModel {
  var items = [
    RowItem(id: "a", width: 60), RowItem(id: "b", width: 100), RowItem(id: "c", width: 140),
  ]
}

private struct IdentityList: View {
  let model: RowModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.items) { SeededRow(item: $0) }
    }.probe("stack")
  }
}

private struct SeededRow: View {
  let id: String
  @State private var width: CGFloat

  init(item: RowItem) {
    id = item.id
    _width = State(initialValue: item.width)
  }

  var body: some View { Color.red.frame(width: width, height: 20).probe("row-\(id)") }
}
