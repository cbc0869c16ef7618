import Foundation
import SwiftUICore

/// Stands in for a renderer where an application's scenes and commands are evaluated: nothing of
/// them is shown.
@MainActor final class SceneRenderer: Renderer {
  /// Runs when the scenes wait for a turn.
  var onSchedule: () -> Void = {}
  /// Whether the scenes wait for a turn.
  private(set) var wantsTurn = false
  /// What would be shown.
  private(set) var screen = CommittedScreen()

  func commit(_ changes: [Change]) { for change in changes { screen.apply(change) } }

  func scheduleTurn() {
    wantsTurn = true
    onSchedule()
  }

  /// Lets the scenes take the turns that they asked for.
  func settle(_ graph: ViewGraph) {
    while wantsTurn {
      wantsTurn = false
      graph.turn()
    }
  }

  var frameClock: (any FrameClock)? { nil }
  var textMeasurer: any TextMeasuring { NoText() }
  var metrics: RendererMetrics { RendererMetrics() }
  func controlMetrics(of control: ControlContent) -> ControlMetrics { ControlMetrics() }
  func imageSize(of image: ImageContent) -> CGSize? { nil }
}

/// Measures nothing: scenes hand texts on, they don't lay them out.
private struct NoText: TextMeasuring {
  func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: .zero, firstBaseline: 0, lastBaseline: 0, above: 0, below: 0, betweenTexts: 0)
  }
}
