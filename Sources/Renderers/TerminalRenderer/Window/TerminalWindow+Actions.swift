import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Presses what the keyboard is at.
  func pressChosen() {
    guard let stop = map.stop(cursor.element) else {
      if !(graph?.press(KeyPress(key: .return)) ?? false) { onBell() }
      return settle()
    }
    press(stop)
  }

  private func press(_ stop: ScreenMap.Stop) {
    let (pane, page) = (cursor.pane, map.pane(cursor.pane)?.page)
    if stop.kind == .row { cursor.willLeave() }
    send(.action(stop.id, .press))
    guard stop.kind == .row, map.front == nil, cursor.pane == pane, map.pane(pane)?.page == page,
      let beside = map.neighbour(of: pane, step: 1)
    else { return }
    // The row has shown its page in the column beside.
    cursor.enter(beside.id)
    settle()
    cursorDidMove()
  }

  /// Ends what is in front, or goes to the page before, or to the column before.
  func goBack(thenQuit: Bool) {
    if map.front != nil {
      _ = graph?.press(KeyPress(key: .escape))
      return settle()
    }
    if let page = map.pane(cursor.pane)?.back {
      cursor.willReturn()
      return send(.action(page, .back))
    }
    if let beside = map.neighbour(of: cursor.pane, step: -1) {
      cursor.enter(beside.id)
      settle()
      return cursorDidMove()
    }
    if let page = map.panes.last(where: { $0.back != nil })?.back {
      cursor.willReturn()
      return send(.action(page, .back))
    }
    if thenQuit { onQuit() } else { onBell() }
  }

  /// Opens the article after, or before, the one that is read.
  func openNext(_ step: Int) {
    if let stop = map.stop(cursor.element), stop.kind == .row {
      // In a list the next article is the next row.
      return moveVertically(step)
    }
    let reading = cursor.pane
    if map.pane(reading)?.back != nil {
      goBack(thenQuit: false)
    } else if let list = map.neighbour(of: reading, step: -1) {
      cursor.enter(list.id)
      settle()
    }
    guard let row = Steps(map: map, pane: cursor.pane).row(after: cursor.element, step: step) else {
      return onBell()
    }
    if let area = map.scroll(row.scroll), row.shown != row.frame {
      move(area, by: row.frame.midY - area.frame.midY)
    }
    guard let stop = map.stop(row.id) else { return onBell() }
    choose(stop)
    pressChosen()
  }

  /// Goes to the field that searches here, or to the part of the program that searches.
  func startSearch() {
    if let field = map.stops.first(where: { $0.kind == .search }) { return choose(field) }
    guard let place = map.stops.first(where: { leadsToSearch($0) }) else { return onBell() }
    send(.action(place.id, .press))
    if let field = map.stops.first(where: { $0.kind == .search }) { choose(field) }
  }

  private func leadsToSearch(_ stop: ScreenMap.Stop) -> Bool {
    func shows(_ id: ElementID) -> Bool {
      guard let element = renderer.screen.elements[id] else { return false }
      if case .image(let image) = element.content, image.source == .symbol("magnifyingglass") {
        return true
      }
      return element.children.contains(where: shows)
    }
    return shows(stop.id)
  }

  /// Asks for new content, as far as the page in sight can have some.
  func refresh() {
    let area =
      map.scrolls.last { $0.content.canRefresh && $0.pane == cursor.pane }
      ?? map.scrolls.last { $0.content.canRefresh }
    guard let area else { return onBell() }
    send(.action(area.id, .refresh))
  }

  /// Shows what else can be done with what the keyboard is at, or with what is read.
  func showMenu() {
    let id = cursor.element ?? firstWithMenu
    guard let id else { return onBell() }
    let mark = map.stop(id)?.mark ?? id
    if case .region(.row(let row)) = map.content(of: mark) {
      let names = row.leadingActions + row.trailingActions
      if !names.isEmpty { return show(names, of: mark) }
    }
    if map.actions(of: id).contains(.showMenu) { send(.action(id, .showMenu)) } else { onBell() }
  }

  private func show(_ names: [String], of id: ElementID) {
    panel = Panel(
      title: words.menu,
      lines: names.map { name in
        Panel.Line(
          left: name, right: "", action: { [weak self] in self?.send(.action(id, .custom(name))) })
      })
  }

  /// The first element in sight that has a menu of its own.
  private var firstWithMenu: ElementID? {
    guard let scroll = mainScroll else { return nil }
    func find(_ id: ElementID, _ offset: CGPoint) -> ElementID? {
      guard let element = renderer.screen.elements[id] else { return nil }
      let frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
      if element.accessibility.actions.contains(.showMenu), frame.intersects(scroll.frame) {
        return id
      }
      return element.children.lazy.compactMap { find($0, frame.origin) }.first
    }
    return renderer.screen.roots.lazy.compactMap { find($0, .zero) }.first
  }

  /// Shows one of the parts that the program has: a tab, or a row of the sidebar.
  func showSection(_ number: Int) {
    let stops = map.stops.filter { stop in
      if case .region(.tab) = map.content(of: stop.id) { return true }
      return stop.kind == .row && map.pane(stop.pane)?.role == .sidebar
    }
    guard map.front == nil, stops.indices.contains(number - 1) else { return onBell() }
    press(stops[number - 1])
  }
}
