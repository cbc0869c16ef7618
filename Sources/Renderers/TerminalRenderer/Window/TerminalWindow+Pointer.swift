import CellRendering
import Dispatch
import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Takes up what a pointer did.
  func take(_ report: MouseReport) {
    let cell = renderer.text.cell
    let point = CGPoint(
      x: (CGFloat(report.column) + 0.5) * cell.width, y: (CGFloat(report.row) + 0.5) * cell.height)
    if panel != nil {
      if report.phase == .pressed { panel = nil }
      return invalidate()
    }
    switch (report.button, report.phase) {
    case (.wheelUp, _): wheel(.vertical, -1, at: point)
    case (.wheelDown, _): wheel(.vertical, 1, at: point)
    case (.wheelLeft, _): wheel(.horizontal, -1, at: point)
    case (.wheelRight, _): wheel(.horizontal, 1, at: point)
    case (.left, .pressed):
      if let stop = map.stop(at: point), stop.kind == .row { cursor.choose(stop) }
      tell(.began, at: point)
    case (.left, .moved): tell(.moved, at: point)
    case (.left, .released), (nil, .released): tell(.ended, at: point)
    case (.right, .pressed): showMenu(at: point)
    case (.back, .pressed): goBack(thenQuit: false)
    case (.middle, _), (.right, _), (.back, _), (nil, _): break
    }
    invalidate()
  }

  private func tell(_ phase: PointerEvent.Phase, at point: CGPoint) {
    let now = Duration.nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    send(.pointer(PointerEvent(phase, at: point, time: now)))
  }

  private func wheel(_ axis: Axis, _ step: CGFloat, at point: CGPoint) {
    guard let area = map.scroll(at: point, along: axis) else { return }
    let cell = renderer.text.cell
    guard axis == .horizontal else {
      move(area, by: 3 * step * cell.height)
      return
    }
    let x = min(max(area.content.offset.x + 4 * step * cell.width, 0), area.room(along: axis))
    send(.scroll(area.id, to: CGPoint(x: x, y: area.content.offset.y)))
    send(.scrollEnded(area.id))
  }

  private func showMenu(at point: CGPoint) {
    if let stop = map.stop(at: point) {
      cursor.choose(stop)
      return showMenu()
    }
    guard let id = renderer.screen.element(at: point) else { return }
    if map.actions(of: id).contains(.showMenu) { send(.action(id, .showMenu)) }
  }
}
