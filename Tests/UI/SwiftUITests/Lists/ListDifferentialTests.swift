import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// A list that was changed step by step shows the same as one that is made anew.
@MainActor struct ListDifferentialTests {
  struct Group: Identifiable {
    let id: Int
    var rows: [Int]
    var hasHeader = true
    var isShown = true
  }

  @MainActor @Observable final class Model {
    var groups: [Group]
    var hasTop = true
    @ObservationIgnored private var nextID = 100

    init(groups: [Group]) { self.groups = groups }

    func change(_ chance: inout Chance) {
      let group = chance.next(groups.count)
      let count = groups[group].rows.count
      switch chance.next(8) {
      case 0, 1:
        nextID += 1
        groups[group].rows.insert(nextID, at: chance.next(count + 1))
      case 2 where count > 0: groups[group].rows.remove(at: chance.next(count))
      case 3 where count > 1: groups[group].rows.reverse()
      case 4: groups[group].hasHeader.toggle()
      case 5: groups[group].isShown.toggle()
      case 6: groups.swapAt(0, group)
      default: hasTop.toggle()
      }
    }
  }

  /// Numbers that are the same in each run.
  struct Chance {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
  }

  private struct Groups: View {
    let model: Model

    var body: some View {
      List {
        if model.hasTop { Text("top") }
        ForEach(model.groups) { group in
          if group.isShown {
            Section {
              ForEach(group.rows, id: \.self) { row in
                Text("\(row)").frame(height: CGFloat(20 + row % 3 * 20))
                if row % 5 == 0 { Text("\(row) too") }
              }.onDelete { _ in }
            } header: {
              if group.hasHeader { Text("group \(group.id)") }
            } footer: {
              Text("end \(group.id)")
            }
          }
        }
      }.listStyle(.grouped)
    }
  }

  @Test(arguments: 1...20) func changedListShowsWhatNewOneShows(seed: Int) throws {
    var chance = Chance(state: UInt64(seed))
    let model = Model(
      groups: (0..<4).map { Group(id: $0, rows: Array($0 * 20..<$0 * 20 + 6)) })
    let size = CGSize(width: 300, height: 3000)
    let host = ViewHost(Groups(model: model), size: size)

    for _ in 0..<30 {
      model.change(&chance)
      host.settle()
    }

    let fresh = ViewHost(Groups(model: model), size: size)
    #expect(host.texts == fresh.texts)
    #expect(host.rowFrames == fresh.rowFrames)
    for number in host.rows.indices {
      #expect(try host.row(number) == fresh.row(number))
    }
    host.expectSound()
    fresh.expectSound()
  }

  @Test(arguments: 1...10) func scrolledListStaysSound(seed: Int) throws {
    var chance = Chance(state: UInt64(seed))
    let model = Model(
      groups: (0..<4).map { Group(id: $0, rows: Array($0 * 200..<$0 * 200 + 100)) })
    let host = ViewHost(Groups(model: model), size: CGSize(width: 300, height: 300))

    for _ in 0..<40 {
      if chance.next(3) == 0 {
        try host.scroll(to: CGFloat(chance.next(20_000)))
      } else {
        model.change(&chance)
        host.settle()
      }
      host.expectSound()
      #expect(host.graph.counters.nodes < 3000)
    }
  }
}
