import CellRendering
import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Whether there is something that shows it when the pointer is over it.
  package var followsPointer: Bool {
    panel?.isChoice ?? (!map.stops.isEmpty || graph?.hasHoverViews ?? false)
  }

  /// Takes up where the pointer is that isn't pressed.
  func hover(at point: CGPoint?) {
    guard point != pointer else { return }
    pointer = point
    if graph?.hasHoverViews ?? false { send(.hover(point)) }
    if pointedArea != litArea { invalidate() }
  }

  /// Looks again what is under a pointer that has stayed where it is.
  func followPointer() {
    guard let graph, let pointer, graph.hasHoverViews else { return }
    graph.handle(.hover(pointer))
    renderer.settle(graph)
  }

  /// Takes up that the pointer is no longer what a person uses, or has left.
  func forgetPointer() { hover(at: nil) }

  /// The cells of what would be pressed under the pointer.
  private var pointedArea: CellArea? {
    guard panel == nil, let pointer, let stop = map.stop(at: pointer), stop.kind != .field,
      stop.kind != .search
    else { return nil }
    return CellArea(stop.shown, cell: renderer.text.cell)
  }

  /// Lights up what is under the pointer.
  func lightUp(_ picture: inout CellPicture) {
    let area = pointedArea
    if area != litArea {
      for range in [area, litArea].compactMap({ $0?.rows }) { picture.damage.add(range) }
    }
    litArea = area
    guard var area else { return }
    // The space that rows keep below them is no part of them.
    while area.height > 1, picture.canvas.isBlank(area.rows.upperBound - 1, in: area.columns) {
      area.rows = area.rows.lowerBound..<area.rows.upperBound - 1
    }
    let look = colors.pointed(in: scheme)
    picture.canvas.restyle(area) { style in
      guard !style.attributes.contains(.picture), style.background == nil else { return }
      style.background = look.background
      style.attributes.formUnion(look.attributes)
    }
  }
}

extension CellCanvas {
  fileprivate func isBlank(_ row: Int, in columns: Range<Int>) -> Bool {
    guard area.rows.contains(row) else { return true }
    return columns.clamped(to: area.columns).allSatisfy { self[$0, row].text == " " }
  }
}
