import CellRendering
import Foundation
import SwiftUICore

extension TerminalWindow {
  /// The area that page keys move.
  var mainScroll: ScreenMap.ScrollArea? {
    if let own = map.scroll(map.stop(cursor.element)?.scroll),
      own.content.axes.contains(.vertical)
    {
      return own
    }
    return map.mainScroll(in: cursor.pane)
  }

  /// Whether there is something to go back to.
  var canGoBack: Bool {
    map.front != nil || map.panes.contains { $0.back != nil }
      || map.neighbour(of: cursor.pane, step: -1) != nil
  }

  private var steps: Steps { Steps(map: map, pane: cursor.pane) }
  private var row: CGFloat { renderer.text.cell.height }

  /// Puts the keyboard at an element.
  func choose(_ stop: ScreenMap.Stop) {
    cursor.choose(stop)
    cursorDidMove()
    settle()
  }

  // MARK: - Up and down

  func moveVertically(_ step: Int) {
    guard let current = map.stop(cursor.element), !current.shown.isEmpty else {
      return moveIntoSight(step)
    }
    let isReading = map.isReader(cursor.pane) && current.kind != .row
    if isReading, scroll(by: CGFloat(step) * row) { return dropHidden() }
    var next = steps.vertical(from: current, step: step)
    if next == nil {
      // Lists make their rows as they come into sight.
      guard scroll(by: CGFloat(step) * row) else { return onBell() }
      next = map.stop(current.id).flatMap { steps.vertical(from: $0, step: step) }
    }
    guard let next else { return }
    guard reveal(next, step: step) else { return }
    if let stop = map.stop(next.id) { choose(stop) }
  }

  /// Goes on from where nothing is chosen, or what is chosen cannot be seen.
  private func moveIntoSight(_ step: Int) {
    let shown = map.stops.filter { $0.pane == cursor.pane && !$0.shown.isEmpty }
    let rows = shown.filter { $0.kind == .row }
    if let stop = step > 0 ? rows.first : rows.last { return choose(stop) }
    if !map.isReader(cursor.pane), let stop = step > 0 ? shown.first : shown.last {
      return choose(stop)
    }
    if scroll(by: CGFloat(step) * row) { return }
    if let stop = step > 0 ? shown.first : shown.last { choose(stop) } else { onBell() }
  }

  /// Moves the content so far that an element is in sight; one that is far away only comes nearer.
  ///
  /// - Returns: Whether it is in sight.
  private func reveal(_ stop: ScreenMap.Stop, step: Int) -> Bool {
    guard let area = map.scroll(stop.scroll) else { return true }
    let visible = area.frame
    var distance: CGFloat = 0
    if stop.frame.maxY > visible.maxY { distance = stop.frame.maxY - visible.maxY }
    if stop.frame.minY < visible.minY { distance = stop.frame.minY - visible.minY }
    // A row higher than the area shows its beginning.
    if stop.frame.height > visible.height { distance = stop.frame.minY - visible.minY }
    guard distance != 0 else { return true }
    let limit = max(visible.height / 2, stop.frame.height)
    if abs(distance) > limit { distance = CGFloat(step) * 3 * row }
    _ = move(area, by: distance)
    return map.stop(stop.id).map { !$0.shown.isEmpty } ?? false
  }

  /// Leaves an element that has been moved out of sight.
  private func dropHidden() {
    guard let stop = map.stop(cursor.element), stop.shown.isEmpty else { return }
    cursor.read()
    cursorDidMove()
  }

  // MARK: - Left and right

  func moveLeft() {
    if let current = map.stop(cursor.element) {
      if adjust(current, .decrement) { return }
      if let next = steps.horizontal(from: current, step: -1) { return chooseBeside(next) }
    }
    // What asks for an answer isn't left by chance.
    if case .region(.dialog) = map.content(of: map.front) { return onBell() }
    goBack(thenQuit: false)
  }

  func moveRight() {
    guard let current = map.stop(cursor.element) else { return enterNeighbour(1) }
    if adjust(current, .increment) { return }
    if let next = steps.horizontal(from: current, step: 1),
      next.kind != .row || next.scroll == current.scroll
    {
      return chooseBeside(next)
    }
    if current.kind == .row { pressChosen() } else { enterNeighbour(1) }
  }

  /// Goes to an element on the same line, all of which comes into sight.
  private func chooseBeside(_ stop: ScreenMap.Stop) {
    _ = reveal(stop, step: stop.frame.minY < stop.shown.minY ? -1 : 1)
    if let stop = map.stop(stop.id) { choose(stop) }
  }

  /// Makes what has a value have a larger or smaller one.
  private func adjust(_ stop: ScreenMap.Stop, _ action: ElementAction) -> Bool {
    guard case .control(let control) = map.content(of: stop.id) else { return false }
    switch control.kind {
    case .slider, .stepper: send(.action(stop.id, action))
    default: return false
    }
    return true
  }

  private func enterNeighbour(_ step: Int) {
    guard let pane = map.neighbour(of: cursor.pane, step: step) else { return onBell() }
    cursor.enter(pane.id)
    settle()
    cursorDidMove()
  }

  // MARK: - In order

  func moveInOrder(_ step: Int) {
    guard let next = steps.next(after: cursor.element, step: step) else { return onBell() }
    if next.shown.isEmpty, let area = map.scroll(next.scroll) {
      _ = move(area, by: next.frame.midY - area.frame.midY)
    }
    if let stop = map.stop(next.id) { choose(stop) }
  }

  // MARK: - Pages

  /// Turns so much of a page.
  func turnPage(_ share: Double) {
    guard let area = mainScroll else { return onBell() }
    // A line stays in sight, so that the eye finds where it was.
    let page = max(area.frame.height - 2 * row, row)
    if scroll(by: CGFloat(share) * page) {
      chooseInSight(share > 0 ? 1 : -1)
    } else {
      toLast(share)
    }
  }

  /// Moves what is shown by a line; the keyboard stays where it is as long as that can be seen.
  func turnLine(_ step: Int) {
    guard scroll(by: CGFloat(step) * row) else { return onBell() }
    chooseInSight(step)
  }

  /// At the end of what can be moved, the last or first row is the next.
  private func toLast(_ share: Double) {
    let rows = map.stops.filter { $0.kind == .row && $0.pane == cursor.pane && !$0.shown.isEmpty }
    guard let stop = share > 0 ? rows.last : rows.first, stop.id != cursor.element else {
      return onBell()
    }
    choose(stop)
  }

  func turnPageOrGoOn() {
    if map.stop(cursor.element)?.kind != .control {
      if !map.isReader(cursor.pane), tellsUnread { return _ = goToUnread(orNext: false) }
      if let area = mainScroll, !area.isAtEnd { return turnPage(1) }
      return map.isReader(cursor.pane) ? openNext(1) : toLast(1)
    }
    pressChosen()
  }

  func scrollToEnd(_ step: Int) {
    // Lists guess how long they are, and know better as they come nearer to the end.
    for _ in 0..<8 {
      guard let area = mainScroll else { break }
      let target = step > 0 ? area.room(along: .vertical) : 0
      guard abs(target - area.content.offset.y) > 0.5 else { break }
      send(.scroll(area.id, to: CGPoint(x: area.content.offset.x, y: target)))
    }
    if let area = mainScroll { send(.scrollEnded(area.id)) }
    let rows = map.stops.filter { $0.kind == .row && $0.pane == cursor.pane && !$0.shown.isEmpty }
    if let stop = step > 0 ? rows.last : rows.first { choose(stop) } else { dropHidden() }
  }

  /// After a page was turned the keyboard is at what can be seen now.
  private func chooseInSight(_ step: Int) {
    if let stop = map.stop(cursor.element), !stop.shown.isEmpty, stop.shown == stop.frame { return }
    let rows = map.stops.filter {
      $0.kind == .row && $0.pane == cursor.pane && $0.shown.height >= min(row * 2, $0.frame.height)
    }
    if let stop = step > 0 ? rows.first : rows.last { choose(stop) } else { dropHidden() }
  }

  /// Moves the content of the main area.
  ///
  /// - Returns: Whether it could be moved.
  private func scroll(by distance: CGFloat) -> Bool {
    guard let area = mainScroll else { return false }
    return move(area, by: distance)
  }

  /// Moves the content of an area up and down.
  ///
  /// - Returns: Whether it could be moved.
  @discardableResult func move(_ area: ScreenMap.ScrollArea, by distance: CGFloat) -> Bool {
    let limit = area.room(along: .vertical)
    let target = min(max(area.content.offset.y + distance, 0), limit)
    guard abs(target - area.content.offset.y) > 0.5, area.content.isEnabled else { return false }
    let whole = (target / row).rounded() * row
    send(.scroll(area.id, to: CGPoint(x: area.content.offset.x, y: min(whole, limit))))
    send(.scrollEnded(area.id))
    return true
  }
}
