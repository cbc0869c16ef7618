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
    if panel != nil { return pointInPanel(report) }
    if report.button == nil, report.phase == .moved { return hover(at: point) }
    switch (report.button, report.phase) {
    case (.wheelUp, _): wheel(report.modifiers == .shift ? .horizontal : .vertical, -1, at: point)
    case (.wheelDown, _): wheel(report.modifiers == .shift ? .horizontal : .vertical, 1, at: point)
    case (.wheelLeft, _): wheel(.horizontal, -1, at: point)
    case (.wheelRight, _): wheel(.horizontal, 1, at: point)
    case (.left, .pressed): press(report, at: point)
    case (.left, .moved):
      if click != nil, isOverField(point) { return pointInField(at: report.place, selects: true) }
      tell(.moved, at: point)
    case (.left, .released), (nil, .released): tell(.ended, at: point)
    case (.right, .pressed): showMenu(at: point)
    case (.back, .pressed): goBack(thenQuit: false)
    case (.middle, _), (.right, _), (.back, _), (nil, _): break
    }
    invalidate()
  }

  private func pointInPanel(_ report: MouseReport) {
    guard var panel else { return }
    let (action, stays) = panel.take(report, on: size)
    self.panel = stays ? panel : nil
    invalidate()
    action?()
  }

  private func press(_ report: MouseReport, at point: CGPoint) {
    clearNote()
    let stop = map.stop(at: point)
    if let stop, stop.kind == .row { cursor.choose(stop) }
    tell(.began, at: point)
    guard let stop, stop.kind == .field || stop.kind == .search else { return click = nil }
    choose(stop)
    let isAgain = click.map { $0.place == report.place && now - $0.time < .milliseconds(400) }
    click = (report.place, now, isAgain == true ? (click?.count ?? 0) + 1 : 1)
    pointInField(
      at: report.place, selects: report.modifiers.contains(.shift), clicks: click?.count ?? 1)
  }

  /// Whether the pointer is on the lines of what is typed into.
  private func isOverField(_ point: CGPoint) -> Bool {
    guard let editor, let stop = map.stop(editor.field) else { return false }
    return (stop.shown.minY...stop.shown.maxY).contains(point.y)
  }

  private var now: Duration {
    .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  private func tell(_ phase: PointerEvent.Phase, at point: CGPoint) {
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

extension MouseReport {
  /// The cell that it is about.
  fileprivate var place: CellPlace { CellPlace(column: column, row: row) }
}
