package import CellRendering
package import Foundation
package import SwiftUI
package import SwiftUICore

/// A window whose content a graph decides, as a screen of cells that keys and a pointer operate.
@MainActor package final class TerminalWindow {
  package let renderer = TerminalRenderer()
  /// What shows pictures.
  package let pictures: TerminalPictures
  package private(set) var graph: ViewGraph?
  let words: TerminalWords
  /// What the window shows of itself.
  var colors: WindowColors { didSet { redraw() } }
  var cursor = Cursor()
  /// The keys that the terminal tells apart.
  package var keys = KnownKeys() { didSet { if keys != oldValue { invalidate() } } }
  /// What is typed into.
  var editor: (field: ElementID, content: FieldEditor)?
  /// What the renderer itself shows in front.
  var panel: Panel?
  /// What is said at the bottom until the next key.
  var note: String?
  /// What was copied here last.
  var copied = ""
  /// Where and when the pointer was pressed last, and how often there.
  var click: (place: CellPlace, time: Duration, count: Int)?
  /// Where the pointer is that isn't pressed, as long as no key is; `nil` where nobody knows.
  var pointer: CGPoint?
  /// The cells that are lit up under it.
  var litArea: CellArea?
  /// Where the keyboard was when the graph was last told.
  private var toldFocus: ElementID?
  private var knownMap: ScreenMap?
  private(set) var size: (columns: Int, rows: Int)
  /// What was drawn last, to which only what is another is added.
  var drawn: DrawnPicture?
  /// The rows that the window itself wants drawn anew.
  var damage = CellDamage.whole
  /// Whether the terminal's ground is dark.
  package var scheme: ColorScheme { didSet { if scheme != oldValue { redraw() } } }
  /// Whether the next picture may be another one than the last.
  package internal(set) var isChanged = true
  /// Runs when that comes to be so.
  package var onChange: () -> Void = {}
  /// Runs when the graph needs a turn.
  package var onTurnWanted: () -> Void = {} {
    didSet { renderer.turnIsWanted = onTurnWanted }
  }
  /// Runs when a key can do nothing.
  package var onBell: () -> Void = {}
  /// Offers a key that no view wants to the program's commands.
  package var onCommand: (_ key: KeyPress, _ isBlocked: Bool) -> Bool = { _, _ in false }
  /// The keys of the controls in sight and those of commands, by where they belong.
  package var shortcutGroups: (_ screen: [NamedShortcut]) -> [ShortcutGroup] = { screen in
    screen.isEmpty ? [] : [ShortcutGroup(title: "", shortcuts: screen)]
  }
  /// Runs with what is to be put on the person's clipboard.
  package var onCopy: (String) -> Void = { _ in }
  /// Runs when the person wants to leave.
  package var onQuit: () -> Void = {}
  /// Runs when all is to be written anew.
  package var onRedraw: () -> Void = {}
  /// Runs when the terminal's window has got the keyboard, or lost it.
  package var onFocus: (Bool) -> Void = { _ in }
  /// Runs when the program is to stop until the shell lets it go on.
  package var onSuspend: () -> Void = {}

  /// Makes a window that shows nothing yet.
  ///
  /// - Parameters:
  ///   - columns: The terminal's columns.
  ///   - rows: The terminal's rows, of which the last is the window's own.
  ///   - words: What the window says itself.
  ///   - depth: The colours of the terminal.
  ///   - scheme: Whether its ground is dark.
  ///   - pictures: What shows pictures; of its own if another window shows none.
  package init(
    columns: Int, rows: Int, words: TerminalWords, depth: ColorDepth = .millions,
    scheme: ColorScheme = .dark, pictures: TerminalPictures? = nil
  ) {
    size = (columns, rows)
    self.pictures = pictures ?? TerminalPictures()
    self.words = words
    self.scheme = scheme
    colors = WindowColors(depth: depth)
    _ = renderer.fit(rows: rows)
    renderer.cellRatio = self.pictures.cellRatio
    renderer.onCommit = { [weak self] in
      self?.knownMap = nil
      self?.invalidate()
    }
  }

  /// The size of the views, in points.
  package var contentSize: CGSize {
    let cell = renderer.text.cell
    return CGSize(
      width: CGFloat(size.columns) * cell.width,
      height: CGFloat(max(size.rows - 1, 1)) * cell.height)
  }

  /// Connects the window to what decides about its content.
  package func show(_ graph: ViewGraph) {
    self.graph = graph
    settle()
  }

  /// Takes up that the terminal has another size.
  package func resize(columns: Int, rows: Int) {
    guard (columns, rows) != size else { return }
    size = (columns, rows)
    if renderer.fit(rows: rows) { graph?.measureAgain() }
    graph?.size = contentSize
    settle()
    invalidate()
  }

  /// Says that a text has been put on the clipboard.
  package func note(copied text: String) {
    note = words.copied + text
    invalidate()
  }

  /// Says something that the program tells a person.
  package func note(_ notice: TerminalNotice) {
    note = "♪ \(notice.line)"
    invalidate()
  }

  /// Has a picture drawn in which the keyboard or the window's own line may be another.
  func invalidate() {
    isChanged = true
    onChange()
  }

  /// Has rows of the next picture drawn anew.
  package func redraw(_ rows: CellDamage = .whole) {
    damage.add(rows)
    invalidate()
  }

  /// Takes up that the terminal's cells are so many times as high as wide.
  package func take(cellRatio: CGFloat) {
    guard cellRatio != renderer.cellRatio else { return }
    renderer.cellRatio = cellRatio
    graph?.measureAgain()
    settle()
    redraw()
  }

  /// Where things are on the screen as it was committed last.
  var map: ScreenMap {
    if let knownMap { return knownMap }
    let map = ScreenMap(renderer.screen, size: contentSize)
    knownMap = map
    return map
  }

  /// The title of the page that keys are for.
  package var title: String { map.pane(cursor.pane)?.title ?? map.panes.last?.title ?? "" }

  /// How far what it shows has come; `nil` when nothing is under way.
  package var progress: ScreenProgress? { map.progress }

  // MARK: - Turns

  /// Carries out what the graph has to do, and finds the keyboard's place on what comes of it.
  package func settle() {
    guard let graph, graph.isOpen else { return }
    renderer.settle(graph)
    followGraph()
    let old = cursor.element
    cursor.settle(on: map)
    if cursor.element != old { cursorDidMove() }
    followField()
    followPointer()
  }

  /// Goes where a program has put the keyboard.
  private func followGraph() {
    let focused = graph?.focusedElement
    guard focused != toldFocus else { return }
    toldFocus = focused
    if let stop = map.stop(focused) { cursor.choose(stop) }
  }

  /// Tells the graph where the keyboard is; of rows it doesn't know.
  func cursorDidMove() {
    invalidate()
    guard let graph else { return }
    let stop = map.stop(cursor.element)
    if let stop, stop.kind != .row {
      graph.handle(.action(stop.id, .focus))
    } else if let focused = graph.focusedElement {
      graph.handle(.action(focused, .blur))
    }
    renderer.settle(graph)
    toldFocus = graph.focusedElement
  }

  /// Lets what is typed follow what the field shows.
  private func followField() {
    guard let id = cursor.element,
      case .control(let control)? = map.content(of: id), case .field(let field) = control.kind
    else { return editor = nil }
    if editor?.field == id {
      editor?.content.follow(field)
    } else {
      editor = (id, FieldEditor(field))
    }
  }

  /// Tells the graph of something, and carries out what comes of it.
  func send(_ event: Event) {
    graph?.handle(event)
    settle()
  }
}
