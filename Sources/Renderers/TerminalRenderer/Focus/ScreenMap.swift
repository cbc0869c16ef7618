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
    /// The bar that it is a tool in.
    var bar: BarContent?
    /// Whether there is something in it that the person hasn't read; `nil` if nobody says.
    var isUnread: Bool?
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
  /// How far what shows has come; of several, the one whose end is known.
  private(set) var progress: ScreenProgress?
  /// What keeps people from the rest; the last if several do.
  private(set) var front: ElementID?
  let screen: CommittedScreen

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
    /// The place among the stops of the row around.
    var stop: Int?
    var isInList = false
    var bar: BarContent?
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
    let count = stops.count
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
      if case .progress(let progress) = control.kind, frame.intersects(context.shown) {
        note(progress)
      }
      add(control, id, element, frame, context)
    default:
      if element.accessibility.actions.contains(.focus) {
        add(id, .control, frame, context)
      }
    }
    if stops.count > count, stops.last?.kind == .row { context.stop = stops.count - 1 }
    note(element.accessibility.identifier, in: context.stop)
    visit(element.children, context)
  }

  private mutating func note(_ content: ProgressContent) {
    if let fraction = content.fraction {
      progress = .done(fraction)
    } else if progress == nil {
      progress = .busy
    }
  }

  /// Takes up what a row says of having been read: by names that are the same in all languages.
  private mutating func note(_ identifier: String?, in stop: Int?) {
    guard let stop, stops.indices.contains(stop) else { return }
    switch identifier {
    case "unread": stops[stop].isUnread = true
    case "read": stops[stop].isUnread = stops[stop].isUnread ?? false
    default: break
    }
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
    case .bar(let bar) where [.navigation, .bottom].contains(bar.kind): context.bar = bar
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
    } else if case .button = control.kind, context.scroll != nil, frame.isCard, hasText(element) {
      add(id, .row, frame, context)
    } else {
      add(id, kind, frame, context)
    }
  }

  /// Whether words are in it: a picture alone is part of what is read.
  private func hasText(_ element: CommittedScreen.Element) -> Bool {
    element.children.contains { id in
      guard let child = screen.elements[id] else { return false }
      if case .text = child.content { return true }
      return hasText(child)
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
        scroll: context.scroll, pane: context.pane, isSelected: isSelected, bar: context.bar))
  }
}

extension CGRect {
  /// Whether a button of this frame is something to be chosen from many, as a row is.
  fileprivate var isCard: Bool { width >= 96 && height >= 64 }
}
