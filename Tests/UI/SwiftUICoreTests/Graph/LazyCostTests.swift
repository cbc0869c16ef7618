import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// What lazy containers make, counted: what is in sight, however many rows there are.
@MainActor @Suite(.serialized) struct LazyCostTests {
  enum Container: CaseIterable { case column, row, verticalGrid, horizontalGrid }

  @Test(arguments: Container.allCases, [1_000, 1_000_000])
  func onlyWhatIsInSightIsMade(container: Container, count: Int) {
    let model = Rows(count: count)
    let host = Host(200, 200, Containing(container: container, model: model))
    let made = container.isGrid ? 40 : 10

    #expect(host.graph.counters.bodiesByType["Cell"] == made)
    #expect(host.graph.counters.identityReads == 0)
    let nodes = host.graph.counters.nodes

    let scrolled = host.counting { host.scroll(to: CGPoint(x: 3_000, y: 3_000)) }
    #expect(scrolled.bodiesByType == ["Cell": made])
    #expect(host.graph.counters.nodes <= nodes)
    host.close()
  }

  @Test(arguments: Container.allCases)
  func changeOfOneRowIsNotSeenByOthers(container: Container) {
    let model = Rows(count: 10_000)
    let host = Host(200, 200, Containing(container: container, model: model))

    let counted = host.counting { model.marked = 1 }

    #expect(counted.bodiesByType == ["Mark": 1])
    #expect(counted.builders == 0)
    #expect(counted.nodes == 0)
    host.close()
  }

  @MainActor @Observable final class Rows {
    let count: Int
    var marked = 0

    init(count: Int) { self.count = count }
  }

  private struct Containing: View {
    let container: Container
    let model: Rows

    private var tracks: [GridItem] { Array(repeating: GridItem(.fixed(44)), count: 4) }

    var body: some View {
      switch container {
      case .column: ScrollView { LazyVStack(spacing: 0) { cells } }
      case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { cells } }
      case .verticalGrid: ScrollView { LazyVGrid(columns: tracks, spacing: 0) { cells } }
      case .horizontalGrid:
        ScrollView(.horizontal) { LazyHGrid(rows: tracks, spacing: 0) { cells } }
      }
    }

    private var cells: some View {
      ForEach(0..<model.count, id: \.self) { Cell(number: $0, model: model) }
    }
  }

  private struct Cell: View {
    let number: Int
    let model: Rows

    var body: some View {
      Color.red.frame(width: 20, height: 20).overlay {
        if number == 3 { Mark(model: model) }
      }
    }
  }

  private struct Mark: View {
    let model: Rows

    var body: some View { model.marked == 0 ? Color.blue : Color.green }
  }
}

extension LazyCostTests.Container {
  fileprivate var isGrid: Bool { self == .verticalGrid || self == .horizontalGrid }
}
