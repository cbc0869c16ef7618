import Foundation
import HeadlessRenderer
import TestSupport
import Testing

@testable import SwiftUICore

/// A layout that asks for itself again whenever it is placed.
@MainActor @Suite(.hangLimit) struct EndlessLayoutTests {
  @Test func endlessLayoutIsNamedAndEnds() {
    let messages = Messages()
    messages.collect()
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: 100, height: 100)
    let unrest = Unrest(in: graph)
    graph.show(Restless(unrest: unrest) { Color.red })

    graph.turn()

    let lines = messages.all.filter { $0.contains("do not settle") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Restless") == true, "\(lines)")
    #expect((100..<10_000).contains(unrest.placements))
    #expect(renderer.commits.count == 1)
  }

  @MainActor fileprivate final class Unrest {
    private let graph: ViewGraph
    private(set) var placements = 0

    init(in graph: ViewGraph) { self.graph = graph }

    /// Asks for the layout to be placed once more.
    func ask() {
      placements += 1
      graph.root.flatMap(layout)?.setNeedsPlacement()
    }

    private func layout(below node: ViewNode) -> LayoutNode? {
      if node.label == "Restless" { return node as? LayoutNode }
      var found: LayoutNode?
      node.forEachChild { found = found ?? layout(below: $0) }
      return found
    }
  }

  private struct Restless: Layout {
    let unrest: Unrest

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { MainActor.assumeIsolated { unrest.ask() } }
  }
}
