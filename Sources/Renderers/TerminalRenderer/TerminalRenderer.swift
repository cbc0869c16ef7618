package import CellRendering
package import Foundation
package import SwiftUICore

/// Keeps a graph's elements as a screen that is drawn in cells.
@MainActor package final class TerminalRenderer: Renderer {
  /// What is to be seen.
  package private(set) var screen = CommittedScreen()
  /// The rows that are drawn otherwise since somebody took that up.
  private var damage = CellDamage.whole
  /// Breaks texts into lines.
  package let text: CellText
  package private(set) var metrics: RendererMetrics
  /// Whether the graph has asked for a turn that it hasn't had.
  package private(set) var wantsTurn = false
  /// Called when the graph has come to need a turn.
  package var turnIsWanted: (() -> Void)?
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
    damage.add(screen.apply(changes, cell: text.cell))
    onCommit()
  }

  /// The rows that are drawn otherwise since this was asked last.
  func takeDamage() -> CellDamage {
    defer { damage = .none }
    return damage
  }

  package func scheduleTurn() {
    wantsTurn = true
    turnIsWanted?()
  }

  /// Carries out the turns that the graph asks for, until it asks for no more.
  ///
  /// - Returns: How many there were.
  @discardableResult package func settle(_ graph: ViewGraph) -> Int {
    var turns = 0
    // A graph that asks again and again has its next turn in the main loop.
    while wantsTurn, turns < Self.turnLimit {
      wantsTurn = false
      graph.turn()
      turns += 1
    }
    if wantsTurn { turnIsWanted?() }
    return turns
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
    pictureLimit = rows <= Self.lowRows ? Self.lowPictureLimit : Self.highPictureLimit
    guard new != metrics else { return false }
    metrics = new
    return true
  }

  private static let lowRows = 32
  // Pictures among texts are small: the viewer shows them large.
  private static let lowPictureLimit = CGSize(width: 40 * 8, height: 10 * 16)
  private static let highPictureLimit = CGSize(width: 64 * 8, height: 20 * 16)
  /// How many times as high as wide a cell of the terminal is.
  package var cellRatio = PixelPicture.usualCellRatio
  /// The most room that a picture takes by itself.
  private var pictureLimit = highPictureLimit

  package func controlMetrics(of control: ControlContent) -> ControlMetrics {
    controls.metrics(of: control)
  }

  package func imageSize(of image: ImageContent) -> CGSize? {
    switch image.source {
    case .symbol(let name): text.size(ofSymbol: name)
    case .encoded: image.encodedSize.map { shape(of: $0).fitted(into: pictureLimit) }
    case .resource, .placeholder: nil
    }
  }
}

extension TerminalRenderer {
  /// The points that a picture of so many pixels takes, so that it looks as it is in cells that are
  /// higher, or less high, than those of the layout.
  private func shape(of pixels: CGSize) -> CGSize {
    CGSize(width: pixels.width, height: pixels.height * PixelPicture.usualCellRatio / cellRatio)
  }
}

extension CGSize {
  /// The size of the same shape that lies within another.
  fileprivate func fitted(into limit: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    let share = min(1, limit.width / width, limit.height / height)
    return CGSize(width: width * share, height: height * share)
  }
}
