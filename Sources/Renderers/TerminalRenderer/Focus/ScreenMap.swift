import Foundation
import SwiftUICore

/// Where on a screen the keyboard can go, and what can be moved: of what is in front only.
@MainActor struct ScreenMap {
  /// Something that the keyboard can be at.
  struct Stop {
    enum Kind { case row, field, search, control }

    let id: ElementID
    let kind: Kind
    /// What is marked when the keyboard is here: the row around what fills it.
    let mark: ElementID
    /// The frame in the window.
    let frame: CGRect
    /// The part of it that shows.
    let shown: CGRect
    /// The scroll area that it moves with.
    let scroll: ElementID?
    let pane: ElementID?
    var isSelected = false
  }

  /// A viewport in the window.
  struct ScrollArea {
    let id: ElementID
    let frame: CGRect
    let content: ScrollContent
    let pane: ElementID?
    /// Whether it holds the rows of a list or form.
    let isList: Bool
  }

  /// A part of the window that is operated by itself: a column, or what is in front.
  struct Pane {
    let id: ElementID?
    let frame: CGRect
    let role: ColumnRole?
    /// The page that is shown, and its title.
    var page: ElementID?
    var title = ""
    /// The page that `.back` is told of.
    var back: ElementID?
  }

  private(set) var stops: [Stop] = []
  private(set) var scrolls: [ScrollArea] = []
  private(set) var panes: [Pane] = []
  /// What keeps people from the rest; the last if several do.
  private(set) var front: ElementID?
  private let screen: CommittedScreen

  init(_ screen: CommittedScreen, size: CGSize) {
    self.screen = screen
    let window = CGRect(origin: .zero, size: size)
    panes = [Pane(id: nil, frame: window, role: nil)]
    visit(screen.roots, Context(shown: window))
  }

  private struct Context {
    var offset = CGPoint.zero
    var shown: CGRect
    var scroll: ElementID?
    var pane: ElementID?
    /// The row around, as long as nothing stands for it.
    var row: (id: ElementID, frame: CGRect)?
    var isInRow = false
    var isInList = false
  }

  // MARK: - Visiting

  private mutating func visit(_ ids: [ElementID], _ context: Context) {
    let first = ids.lastIndex { screen.elements[$0]?.content.isModal ?? false }
    if let first {
      // All that was found so far lies behind.
      front = ids[first]
      stops.removeAll()
      scrolls.removeAll()
    }
    for id in ids[(first ?? 0)...] { visit(id, context) }
  }

  private mutating func visit(_ id: ElementID, _ outer: Context) {
    guard let element = screen.elements[id] else { return }
    var context = outer
    let frame = element.frame.offsetBy(dx: outer.offset.x, dy: outer.offset.y)
    context.offset = frame.origin
    if element.accessibility.actions.contains(.back) { note(back: id, in: outer.pane) }
    switch element.content {
    case .effect(.opacity(let opacity)) where opacity <= 0.01: return
    case .effect(.maskLayer), .effect(.hitTesting(false)): return
    case .effect(.transform(let transform)):
      let origin = transform.transform(CGPoint.zero)
      context.offset.x += origin.x
      context.offset.y += origin.y
    case .scroll(let scroll):
      context.shown = context.shown.intersection(frame)
      scrolls.append(
        ScrollArea(
          id: id, frame: frame, content: scroll, pane: outer.pane, isList: outer.isInList))
      (context.scroll, context.isInList) = (id, false)
    case .region(let region): enter(region, id, element, frame, &context)
    case .control(let control):
      add(control, id, element, frame, context)
    default:
      if element.accessibility.actions.contains(.focus) {
        add(id, .control, frame, context)
      }
    }
    visit(element.children, context)
  }

  private mutating func enter(
    _ region: RegionContent, _ id: ElementID, _ element: CommittedScreen.Element, _ frame: CGRect,
    _ context: inout Context
  ) {
    switch region {
    case .column(let role): addPane(id, frame, role: role, &context)
    case .tabBar(.sidebar): addPane(id, frame, role: .sidebar, &context)
    case .sheet, .dialog, .menu, .popover: addPane(id, frame, role: nil, &context)
    case .page(let title): note(page: id, title, in: context.pane)
    case .row(let row) where row.isPressable || element.accessibility.actions.contains(.press):
      add(id, .row, frame, context, isSelected: row.isSelected)
      context.isInRow = true
    case .row: context.row = (id, frame)
    case .list, .form: context.isInList = true
    case .tab(let tab): add(id, .control, frame, context, isSelected: tab.isSelected)
    default: break
    }
  }

  private mutating func addPane(
    _ id: ElementID, _ frame: CGRect, role: ColumnRole?, _ context: inout Context
  ) {
    panes.append(Pane(id: id, frame: frame, role: role))
    context.pane = id
  }

  private mutating func note(
    page id: ElementID, _ title: String, in pane: ElementID?
  ) {
    guard let index = panes.firstIndex(where: { $0.id == pane }) else { return }
    panes[index].page = id
    if !title.isEmpty { panes[index].title = title }
  }

  private mutating func note(back id: ElementID, in pane: ElementID?) {
    guard let index = panes.firstIndex(where: { $0.id == pane }) else { return }
    panes[index].back = id
  }

  private mutating func add(
    _ control: ControlContent, _ id: ElementID, _ element: CommittedScreen.Element,
    _ frame: CGRect, _ context: Context
  ) {
    guard let kind = kind(of: control, element, isInRow: context.isInRow) else { return }
    // A button all over a row is the row to those who look at it.
    if case .button = control.kind, let row = context.row, frame.width > 0.8 * row.frame.width {
      add(id, .row, row.frame, context, mark: row.id)
    } else if case .button = control.kind, context.scroll != nil, frame.isCard {
      add(id, .row, frame, context)
    } else {
      add(id, kind, frame, context)
    }
  }

  private func kind(
    of control: ControlContent, _ element: CommittedScreen.Element, isInRow: Bool
  ) -> Stop.Kind? {
    guard control.isEnabled, !element.accessibility.actions.isEmpty else { return nil }
    switch control.kind {
    case .field(let field): return field.kind == .search ? .search : .field
    case .button(let button): return isInRow && button.look == .row ? nil : .control
    case .progress: return nil
    case .toggle, .slider, .stepper, .option, .menu, .link, .area: return .control
    }
  }

  private mutating func add(
    _ id: ElementID, _ kind: Stop.Kind, _ frame: CGRect, _ context: Context,
    mark: ElementID? = nil, isSelected: Bool = false
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    stops.append(
      Stop(
        id: id, kind: kind, mark: mark ?? id, frame: frame,
        shown: frame.intersection(context.shown),
        scroll: context.scroll, pane: context.pane, isSelected: isSelected))
  }
}

// MARK: - Finding

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

extension CGRect {
  /// Whether a button of this frame is something to be chosen from many, as a row is.
  fileprivate var isCard: Bool { width >= 96 && height >= 64 }
}
