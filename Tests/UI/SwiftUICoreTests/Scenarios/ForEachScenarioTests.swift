import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of groups `foreach` and `section`.
@MainActor struct ForEachScenarioTests {
  @Test func emptyTakesNoSpace() {
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

    host.expect(
      """
      a 137.25,92,9,16; b 154.25,92,8.5,16; bottom 127.75,108,44.5,16; row 137.25,92,25.5,16;
      stack 127.75,76,44.5,48; top 138.75,76,22.5,16
      """)
    host.close()
  }

  @Test func identifiable() {
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

    host.expect(
      """
      Apple 81.25,92,35,16; Banana 124.25,92,45,16; Cherry 177.25,92,41.5,16;
      row 81.25,92,137.5,16
      """)
    host.close()
  }

  @Test func rowsKeepStateByIdentity() {
    let model = RowModel()
    let host = Host(300, 200, IdentityList(model: model))

    host.expect(
      """
      row-a 80,62,60,20; row-b 80,90,100,20; row-c 80,118,140,20; stack 80,62,140,76
      """)
    model.items.insert(RowItem(id: "d", width: 80), at: 0)
    host.settle()
    host.expect(
      """
      row-a 80,76,60,20; row-b 80,104,100,20; row-c 80,132,140,20; row-d 80,48,80,20;
      stack 80,48,140,104
      """)
    model.items[1].width = 200
    host.settle()
    host.expect(
      """
      row-a 80,76,60,20; row-b 80,104,100,20; row-c 80,132,140,20; row-d 80,48,80,20;
      stack 80,48,140,104
      """)
    model.items.reverse()
    host.settle()
    host.expect(
      """
      row-a 80,104,60,20; row-b 80,76,100,20; row-c 80,48,140,20; row-d 80,132,80,20;
      stack 80,48,140,104
      """)
    model.items.removeAll { $0.id == "b" }
    host.settle()
    host.expect(
      "row-a 80,90,60,20; row-c 80,62,140,20; row-d 80,118,80,20; stack 80,62,140,76")
    host.close()
  }

  @Test func modifierAppliesToEach() {
    let host = Host(
      300, 260, text: .sized(["Row 0": 37.5, "Row 1": 35.5]),
      VStack(spacing: 0) {
        ForEach(0..<2) { Text("Row \($0)").probe("padded\($0)") }.padding().probe("paddedLast")
        ForEach(0..<2) { Text("Row \($0)").probe("framed\($0)") }
          .frame(width: 120, height: 30).background { Color.red }.probe("framedLast")
      }.probe("stack"))

    host.expect(
      """
      framed0 131.25,155,37.5,16; framed1 132.25,185,35.5,16; framedLast 90,178,120,30;
      padded0 131.25,68,37.5,16; padded1 132.25,116,35.5,16; paddedLast 116.25,100,67.5,48;
      stack 90,52,120,156
      """)
    host.close()
  }

  @Test func nested() {
    let host = Host(
      300, 200,
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { Box(30, 20).probe("cell\(row)\($0)") }
          }.probe("row\(row)")
        }
      }.probe("grid"))

    host.expect(
      """
      cell00 97,76,30,20; cell01 135,76,30,20; cell02 173,76,30,20; cell10 97,104,30,20;
      cell11 135,104,30,20; cell12 173,104,30,20; grid 97,76,106,48; row0 97,76,106,20;
      row1 97,104,106,20
      """)
    host.close()
  }

  @Test func sectionInRow() {
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

    host.expect(
      """
      a 139.75,92,9,16; b 156.75,92,8.5,16; footer 173.25,92,39.5,16; header 87.25,92,44.5,16;
      row 87.25,92,125.5,16
      """)
    host.close()
  }

  @Test func sectionsInColumn() {
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

    host.expect(
      """
      apple 132.5,101,35,16; banana 127.5,117,45,16; bottom 127.75,149,44.5,16;
      footer 130.25,133,39.5,16; stack 127.5,85,45,80; top 138.75,85,22.5,16
      """)
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
