package import CellRendering
package import Foundation
package import SwiftUICore

/// Shows nothing: records what a graph commits, and keeps the picture that it adds up to.
@MainActor package final class HeadlessRenderer: Renderer {
  /// The commits so far, oldest first.
  package private(set) var commits: [[Change]] = []
  /// What would be on screen.
  package private(set) var screen = CommittedScreen()
  /// Whether the graph has asked for a turn that it hasn't had.
  package private(set) var wantsTurn = false
  package let textMeasurer: any TextMeasuring
  package let metrics: RendererMetrics
  /// What breaks texts into lines where the screen is a grid of cells; `nil` elsewhere.
  package let cellText: CellText?
  /// Called whenever the graph has come to need a turn.
  package var turnIsWanted: (() -> Void)?
  /// The clock that a test moves; without one every change is shown at once.
  package var frameClock: (any FrameClock)?
  private let controlMetrics: (ControlContent) -> ControlMetrics

  /// Makes a screen in points.
  package init(text: HeadlessText = HeadlessText(), metrics: RendererMetrics = RendererMetrics()) {
    textMeasurer = text
    self.metrics = metrics
    cellText = nil
    controlMetrics = HeadlessControls.metrics
  }

  private init(cell: CGSize, metrics: RendererMetrics) {
    let text = CellText(cell: cell)
    textMeasurer = text
    self.metrics = metrics
    cellText = text
    controlMetrics = CellControls(cell: cell).metrics
  }

  /// Makes a screen that is a grid of cells, as a terminal's is.
  package static func inCells() -> HeadlessRenderer {
    let metrics = RendererMetrics.cells
    return HeadlessRenderer(cell: metrics.cell ?? CGSize(width: 8, height: 16), metrics: metrics)
  }

  package func controlMetrics(of control: ControlContent) -> ControlMetrics {
    controlMetrics(control)
  }

  package func imageSize(of image: ImageContent) -> CGSize? {
    switch image.source {
    case .symbol(let name): cellText?.size(ofSymbol: name) ?? metrics.symbolSize
    case .encoded: image.encodedSize
    case .resource, .placeholder: nil
    }
  }

  package func commit(_ changes: [Change]) {
    commits.append(changes)
    for change in changes { screen.apply(change) }
  }

  package func scheduleTurn() {
    wantsTurn = true
    turnIsWanted?()
  }

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
