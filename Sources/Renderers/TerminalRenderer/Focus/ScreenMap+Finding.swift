import Foundation
import SwiftUICore

extension ScreenMap {
  func stop(_ id: ElementID?) -> Stop? { id.flatMap { id in stops.first { $0.id == id } } }

  func pane(_ id: ElementID?) -> Pane? { panes.first { $0.id == id } }

  func scroll(_ id: ElementID?) -> ScrollArea? {
    id.flatMap { id in scrolls.first { $0.id == id } }
  }

  /// The area of a pane whose content a person reads: the largest that can be moved up and down.
  func mainScroll(in pane: ElementID?) -> ScrollArea? {
    scrolls.filter { $0.pane == pane && $0.content.axes.contains(.vertical) }
      .max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  /// Whether a pane is read rather than chosen from.
  func isReader(_ pane: ElementID?) -> Bool {
    guard let scroll = mainScroll(in: pane), !scroll.isList else { return false }
    return !stops.contains { $0.pane == pane && $0.kind == .row }
  }

  /// The element in front at a point that can be chosen.
  func stop(at point: CGPoint) -> Stop? { stops.last { $0.shown.contains(point) } }

  /// The innermost area at a point that can be moved in a direction.
  func scroll(at point: CGPoint, along axis: Axis) -> ScrollArea? {
    scrolls.last { $0.frame.contains(point) && $0.room(along: axis) > 0 && $0.content.isEnabled }
  }

  /// The pane beside another.
  func neighbour(of pane: ElementID?, step: Int) -> Pane? {
    guard front == nil, let current = self.pane(pane) else { return nil }
    let others = panes.filter { other in
      other.id != pane && other.id != nil && stops.contains { $0.pane == other.id }
        || other.id != pane && other.role != nil && mainScroll(in: other.id) != nil
    }
    return step > 0
      ? others.filter { $0.frame.minX >= current.frame.maxX - 1 }.min {
        $0.frame.minX < $1.frame.minX
      }
      : others.filter { $0.frame.maxX <= current.frame.minX + 1 }.max {
        $0.frame.minX < $1.frame.minX
      }
  }

  /// The pane that the keyboard is in at first.
  var firstPane: ElementID? {
    if let front { return panes.last { $0.id == front }?.id ?? front }
    let lists = panes.filter { pane in
      stops.contains { $0.pane == pane.id && $0.kind == .row }
    }
    let readers = panes.filter { $0.role != nil && isReader($0.id) }
    let others = panes.last { pane in stops.contains { $0.pane == pane.id } }
    let best = lists.last { $0.role != .sidebar } ?? readers.last ?? lists.last
    return (best ?? panes.last { $0.role != nil && $0.role != .sidebar } ?? others)?.id
  }

  /// What an element is called: what is said of it, or what it shows.
  func name(of id: ElementID) -> String {
    guard let element = screen.elements[id] else { return "" }
    if let label = element.accessibility.label { return label }
    switch element.content {
    case .text(let text): return text.string
    case .image(let image):
      // Beside words a symbol says nothing of its own.
      if case .symbol = image.source { return "" }
      return image.label ?? ""
    default: break
    }
    return element.children.map(name).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What an element is.
  func content(of id: ElementID?) -> ElementContent? { id.flatMap { screen.elements[$0]?.content } }

  /// What can be done to an element, or to one around it.
  func actions(of id: ElementID?) -> Set<ElementAction.Name> {
    var (actions, next) = (Set<ElementAction.Name>(), id)
    while let current = next, let element = screen.elements[current] {
      actions.formUnion(element.accessibility.actions)
      next = element.parent
    }
    return actions
  }
}

extension ScreenMap.ScrollArea {
  /// How far the content can be moved.
  func room(along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(content.contentSize.width - frame.width, 0)
      : max(content.contentSize.height - frame.height, 0)
  }

  var isAtEnd: Bool { content.offset.y >= room(along: .vertical) - 1 }
}
