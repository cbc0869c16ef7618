import Foundation
import SwiftUICore

/// Where the keyboard is on a screen that changes under it.
@MainActor struct Cursor {
  /// The element that it is at; `nil` while something is read.
  private(set) var element: ElementID?
  /// The part of the window that keys are for.
  private(set) var pane: ElementID?
  /// Whether a person has put it there.
  private var isChosen = false
  /// Whether a person has gone to that part of the window.
  private var paneIsChosen = false
  /// Whether it has come from another part of the window, whose page was another.
  private var isNewInPane = false
  /// The page that it was on, and its title.
  private var page: ElementID?
  private var title = ""
  /// Whether a person goes back to a page that others lie on.
  private var isReturning = false
  /// Where it was on pages that others lie on, the last page last.
  private var trail: [Mark] = []
  /// Where it was before something came in front.
  private var behind: [Mark] = []
  /// Where it was last in each part of the window.
  private(set) var last: [ElementID?: ElementID] = [:]
  private var front: ElementID?
  private var frame: CGRect?

  private struct Mark {
    let page: ElementID?
    let title: String
    let element: ElementID?
    let pane: ElementID?
    let frame: CGRect?
  }

  /// Puts it at an element, as a person wants it.
  mutating func choose(_ stop: ScreenMap.Stop) {
    if stop.pane != pane {
      isNewInPane = true
      last[pane] = element
      last[stop.pane] = nil
    }
    (element, pane, frame, isChosen) = (stop.id, stop.pane, stop.frame, true)
    paneIsChosen = true
  }

  /// Leaves the elements to read what there is.
  mutating func read() { (element, frame, isChosen) = (nil, nil, true) }

  /// Leaves what is typed into for the rows beside it, or for none.
  mutating func leave() { (element, frame, isChosen, paneIsChosen) = (nil, nil, false, true) }

  /// Goes to another part of the window, as a person wants it.
  mutating func enter(_ new: ElementID?) {
    move(to: new)
    paneIsChosen = true
  }

  private mutating func move(to new: ElementID?) {
    paneIsChosen = false
    isNewInPane = isNewInPane || new != pane
    last[pane] = element
    element = last.removeValue(forKey: new)
    (frame, pane, isChosen) = (nil, new, element != nil)
  }

  /// Notes that a page is about to lie on the one that it is on.
  mutating func willLeave() { trail = trail.suffix(Self.trailLength - 1) + [mark] }

  private static let trailLength = 50

  /// Notes that the page that it is on is about to go.
  mutating func willReturn() { isReturning = true }

  private var mark: Mark {
    Mark(page: page, title: title, element: element, pane: pane, frame: frame)
  }

  /// Finds its place on the screen as it is now.
  mutating func settle(on map: ScreenMap) {
    followFront(of: map)
    if map.pane(pane) == nil || map.front != nil && pane != map.front { move(to: map.firstPane) }
    if let shown = map.pane(pane), shown.page != page {
      if isNewInPane {
        (page, title) = (shown.page, shown.title)
      } else {
        pageDidChange(to: shown, on: map)
      }
    }
    isNewInPane = false
    last = last.filter { map.pane($0.key) != nil }
    if isTooEarly(on: map) {
      let old = pane
      move(to: map.firstPane)
      last[old] = nil
    }
    if let stop = map.stop(element), isChosen || stop.kind == .row {
      frame = stop.frame
      return
    }
    if isChosen, element == nil, map.isReader(pane) { return }
    let stops = map.stops.filter { $0.pane == pane }
    // Tabs beside columns are no place to begin: there may be rows in one.
    let isNoPlace = pane == nil ? !stops.contains { $0.kind == .row } : stops.isEmpty
    if map.front == nil, isNoPlace, !map.isReader(pane), map.firstPane != pane {
      move(to: map.firstPane)
    }
    chooseFirst(on: map)
  }

  /// Whether it is in a sidebar only because nothing else was there yet.
  private func isTooEarly(on map: ScreenMap) -> Bool {
    guard map.front == nil, !paneIsChosen, !isChosen, map.pane(pane)?.role == .sidebar else {
      return false
    }
    return map.firstPane != pane
  }

  private mutating func followFront(of map: ScreenMap) {
    guard map.front != front else { return }
    if front == nil { behind.append(mark) }
    front = map.front
    guard front == nil, let mark = behind.popLast() else { return move(to: map.firstPane) }
    behind.removeAll()
    (element, pane, frame) = (mark.element, mark.pane, mark.frame)
    (page, title) = (mark.page, mark.title)
    (isChosen, paneIsChosen) = (map.stop(element) != nil, true)
  }

  /// Goes back to where it was if the page below shows again.
  private mutating func pageDidChange(to new: ScreenMap.Pane, on map: ScreenMap) {
    (page, title, isChosen) = (new.page, new.title, false)
    guard let index = trail.lastIndex(where: { $0.title == title && $0.pane == pane }),
      let place = trail[index].frame
    else { return }
    let stops = map.stops.filter { $0.pane == pane }
    var stop = stops.first { $0.frame == place }
    if stop == nil, isReturning {
      stop = stops.filter { $0.kind == .row }.min {
        abs($0.frame.minY - place.minY) < abs($1.frame.minY - place.minY)
      }
    }
    guard let stop else { return }
    isReturning = false
    trail.removeSubrange(index...)
    choose(stop)
  }

  private mutating func chooseFirst(on map: ScreenMap) {
    let stops = map.stops.filter { $0.pane == pane && !$0.shown.isEmpty }
    let rows = stops.filter { $0.kind == .row }
    let nearest = frame.flatMap { frame in
      rows.min { abs($0.frame.minY - frame.minY) < abs($1.frame.minY - frame.minY) }
    }
    var first = nearest ?? rows.first { $0.isSelected } ?? rows.first
    // What is in front asks for an answer; elsewhere a person decides whether to press something.
    if first == nil, map.front != nil {
      first = stops.first { $0.kind == .field } ?? stops.first { $0.kind == .control }
    }
    element = first?.id
    frame = first?.frame
    // What comes later may be a better place, as long as nobody has chosen.
    isChosen = false
  }
}
