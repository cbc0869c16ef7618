package import Foundation
package import SwiftUICore

/// Shows nothing: records what a graph commits, and keeps the picture that it adds up to.
@MainActor package final class HeadlessRenderer: Renderer {
  /// The commits so far, oldest first.
  package private(set) var commits: [[Change]] = []
  /// What would be on screen.
  package private(set) var screen = HeadlessScreen()
  /// Whether the graph has asked for a turn that it hasn't had.
  package private(set) var wantsTurn = false
  package var textMeasurer: any TextMeasuring { text }
  /// The sizes of texts.
  package let text: HeadlessText

  package let metrics: RendererMetrics

  package init(text: HeadlessText = HeadlessText(), metrics: RendererMetrics = RendererMetrics()) {
    self.text = text
    self.metrics = metrics
  }

  package func controlMetrics(of control: ControlContent) -> ControlMetrics {
    HeadlessControls.metrics(of: control)
  }

  package func imageSize(of image: ImageContent) -> CGSize? {
    switch image.source {
    case .symbol: metrics.symbolSize
    case .encoded(_, let pixels): pixels
    case .resource: nil
    }
  }

  package func commit(_ changes: [Change]) {
    commits.append(changes)
    for change in changes { screen.apply(change) }
  }

  package func scheduleTurn() { wantsTurn = true }

  /// Carries out the turns that the graph asks for, until it asks for no more.
  ///
  /// - Returns: How many turns it took.
  @discardableResult package func settle(_ graph: ViewGraph) -> Int {
    var turns = 0
    while wantsTurn {
      wantsTurn = false
      graph.turn()
      turns += 1
    }
    return turns
  }

  /// Forgets the commits so far; the screen stays.
  package func forgetCommits() { commits.removeAll() }
}
