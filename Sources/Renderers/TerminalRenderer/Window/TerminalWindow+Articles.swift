import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Opens the article after, or before, the one that is read; in a list, goes to it.
  ///
  /// Where rows say whether they have been read, the one after is the next that hasn't.
  func openNext(_ step: Int) {
    if let stop = map.stop(cursor.element), stop.kind == .row {
      if step < 0 { return moveVertically(step) }
      goToUnread(orNext: true)
      return
    }
    let reading = cursor.pane
    if map.pane(reading)?.back != nil {
      goBack(thenQuit: false)
    } else if let list = map.neighbour(of: reading, step: -1) {
      cursor.enter(list.id)
      settle()
    }
    if step > 0 {
      guard goToUnread(orNext: true) else { return }
      return pressChosen()
    }
    guard let row = Steps(map: map, pane: cursor.pane).row(after: cursor.element, step: step),
      bringIntoSight(row)
    else { return onBell() }
    pressChosen()
  }

  /// Whether rows here say whether they have been read.
  var tellsUnread: Bool {
    map.stops.contains { $0.pane == cursor.pane && $0.isUnread != nil }
  }

  /// Goes to the next row that hasn't been read.
  ///
  /// - Parameter orNext: Whether the next row will do where rows don't say that.
  /// - Returns: Whether there was one; a bell is rung otherwise.
  @discardableResult func goToUnread(orNext: Bool) -> Bool {
    let start = cursor.element
    guard tellsUnread else {
      guard orNext, let row = Steps(map: map, pane: cursor.pane).row(after: start, step: 1),
        bringIntoSight(row)
      else {
        onBell()
        return false
      }
      return true
    }
    if let row = unread(after: start) { return bringIntoSight(row) }
    // Lists make their rows as they come into sight.
    let origin = mainScroll.map { ($0.id, $0.content.offset) }
    for _ in 0..<Self.pageLimit {
      guard let area = mainScroll, move(area, by: max(area.frame.height - 2 * 16, 16)) else {
        break
      }
      if let row = unread(after: nil) { return bringIntoSight(row) }
    }
    if let origin {
      send(.scroll(origin.0, to: origin.1))
      send(.scrollEnded(origin.0))
    }
    onBell()
    return false
  }

  private static let pageLimit = 60

  /// The first unread row behind another, or of those in sight.
  private func unread(after element: ElementID?) -> ScreenMap.Stop? {
    let rows = map.stops.filter { $0.kind == .row && $0.pane == cursor.pane }
    guard let index = rows.firstIndex(where: { $0.id == element }) else {
      return rows.first { $0.isUnread == true && !$0.shown.isEmpty }
    }
    return rows[(index + 1)...].first { $0.isUnread == true }
  }

  /// Puts the keyboard at a row, which comes into sight.
  ///
  /// - Returns: Whether it is still there.
  private func bringIntoSight(_ row: ScreenMap.Stop) -> Bool {
    if let area = map.scroll(row.scroll), row.shown != row.frame {
      move(area, by: row.frame.midY - area.frame.midY)
    }
    guard let stop = map.stop(row.id) else { return false }
    choose(stop)
    return true
  }
}
