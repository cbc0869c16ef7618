import Foundation
import SwiftUICore

extension TerminalWindow {
  /// Presses what the keyboard is at.
  func pressChosen() {
    guard let stop = map.stop(cursor.element) else {
      if !(graph?.press(KeyPress(key: .return)) ?? false) { goIntoText() }
      return settle()
    }
    press(stop)
  }

  /// Goes to the first thing in sight of what is read that can be pressed.
  private func goIntoText() {
    let first = map.stops.first {
      $0.pane == cursor.pane && $0.bar == nil && !$0.shown.isEmpty
    }
    if let first { choose(first) } else { onBell() }
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

  /// Goes to the field that searches here, or to the part of the program that searches.
  func startSearch() {
    if searchField == nil {
      guard let place = searchPlace else { return onBell() }
      send(.action(place.id, .press))
    }
    guard let field = searchField else { return }
    choose(field)
    // What was looked for before is typed over.
    if editor?.field == field.id { editor?.content.selectAll() }
  }

  /// Whether something can be searched from here.
  var canSearch: Bool { searchField != nil || searchPlace != nil }

  private var searchField: ScreenMap.Stop? { map.stops.first { $0.kind == .search } }
  private var searchPlace: ScreenMap.Stop? { map.stops.first { leadsToSearch($0) } }

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
    guard let id = cursor.element ?? firstWithMenu else { return onBell() }
    let names = swipes(of: id)
    if !names.isEmpty { return show(names, of: map.stop(id)?.mark ?? id) }
    if map.actions(of: id).contains(.showMenu) { send(.action(id, .showMenu)) } else { onBell() }
  }

  /// Whether there is something else that can be done.
  var hasMenu: Bool {
    guard let id = cursor.element ?? firstWithMenu else { return false }
    return !swipes(of: id).isEmpty || map.actions(of: id).contains(.showMenu)
  }

  /// What swiping across a row offers.
  private func swipes(of id: ElementID) -> [String] {
    guard case .region(.row(let row)) = map.content(of: map.stop(id)?.mark ?? id) else { return [] }
    return row.leadingActions + row.trailingActions
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

  /// Shows one of the parts that the program has.
  func showSection(_ number: Int) {
    let sections = sections
    guard map.front == nil, sections.indices.contains(number - 1) else { return onBell() }
    press(sections[number - 1])
  }

  /// The parts that the program has: tabs, or rows of the sidebar.
  var sections: [ScreenMap.Stop] {
    map.stops.filter { stop in
      if case .region(.tab) = map.content(of: stop.id) { return true }
      return stop.kind == .row && map.pane(stop.pane)?.role == .sidebar
    }
  }
}
