package import CellRendering
package import Foundation
package import SwiftUICore

/// Keeps a graph's elements as a screen that is drawn in cells.
@MainActor package final class TerminalRenderer: Renderer {
  /// What is to be seen.
  package private(set) var screen = CommittedScreen()
  /// Breaks texts into lines.
  package let text: CellText
  package private(set) var metrics: RendererMetrics
  /// Whether the graph has asked for a turn that it hasn't had.
  private(set) var wantsTurn = false
  /// Called when the graph has come to need a turn.
  var onTurnWanted: () -> Void = {}
  /// Called after each commit.
  var onCommit: () -> Void = {}
  private let controls: CellControls

  package init() {
    metrics = .cells
    let cell = metrics.cell ?? CGSize(width: 8, height: 16)
    text = CellText(cell: cell)
    controls = CellControls(cell: cell)
  }

  package func commit(_ changes: [Change]) {
    for change in changes { screen.apply(change) }
    onCommit()
  }

  package func scheduleTurn() {
    wantsTurn = true
    onTurnWanted()
  }

  /// Carries out the turns that the graph asks for, until it asks for no more.
  func settle(_ graph: ViewGraph) {
    // A graph that asks again and again has its next turn in the main loop.
    for _ in 0..<Self.turnLimit where wantsTurn {
      wantsTurn = false
      graph.turn()
    }
    if wantsTurn { onTurnWanted() }
  }

  private static let turnLimit = 20

  /// A terminal shows every change at once.
  package var frameClock: (any FrameClock)? { nil }
  package var textMeasurer: any TextMeasuring { text }

  /// Takes up how high the screen is: on a low one no space divides rows.
  ///
  /// - Returns: Whether lengths are others now.
  func fit(rows: Int) -> Bool {
    var new = RendererMetrics.cells
    if rows <= Self.lowRows { new.rowGap = 0 }
    guard new != metrics else { return false }
    metrics = new
    return true
  }

  private static let lowRows = 32

  package func controlMetrics(of control: ControlContent) -> ControlMetrics {
    controls.metrics(of: control)
  }

  package func imageSize(of image: ImageContent) -> CGSize? {
    switch image.source {
    case .symbol(let name): text.size(ofSymbol: name)
    case .encoded: image.encodedSize
    case .resource, .placeholder: nil
    }
  }
}
