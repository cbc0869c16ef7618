import CGTK
package import Foundation
package import SwiftUICore

/// A window of GNOME's kind, whose content a graph decides.
@MainActor package final class GTKWindow {
  package let renderer: GTKRenderer
  let window: Widget
  let root: Box
  private let controls: Widget
  private(set) var graph: ViewGraph?
  private var name = ""
  private var shownTitle: String?
  /// Runs after each commit.
  var onCommit: () -> Void = {}
  /// Runs when the person closes the window.
  var onClose: () -> Void = {}
  /// Runs when the window becomes the one that is operated.
  var onActivate: () -> Void = {}
  /// Offers a key to the commands; they are told whether something in front has to be dealt with
  /// first.
  var pressCommand: (KeyPress, Bool) -> Bool = { _, _ in false }
  private var isClosed = false
  private lazy var dragging = DragInput(self)
  /// The language of the person.
  let language: String

  /// Makes a window that is not shown yet.
  ///
  /// - Parameters:
  ///   - size: The size of its content, in points.
  ///   - language: The language of the person.
  package init(size: CGSize, language: String) {
    self.language = language
    window = made(adw_window_new())
    root = Box(css: "box")
    controls = made(gtk_window_controls_new(GTK_PACK_END))
    gtk_window_set_default_size(window.cast(), CInt(size.width), CInt(size.height))
    adw_window_set_content(window.cast(), root.widget)
    renderer = GTKRenderer(in: root, language: language)
    addControls()
    Signal.connect(
      window, "close-request",
      deciding: { [weak self] in
        self?.close()
        return true
      })
    Signal.connect(
      window, "notify::focus-widget",
      withObject: { [weak self] _ in
        self?.showFocus()
      })
    Signal.connect(
      window, "notify::is-active",
      withObject: { [weak self] _ in
        guard let self, gtk_window_is_active(window.cast()) != 0 else { return }
        onActivate()
      })
    root.onAllocate = { [weak self] in self?.resize(to: $0) }
    PointerInput(self).attach()
    KeyboardInput(self).attach()
    dragging.attach()
  }

  /// The buttons by which the window is closed lie over the corner of what is inside.
  private func addControls() {
    controls.addClass("hetang-window-controls")
    root.insert(
      controls,
      rule: { [controls] room in
        let size = controls.measured.natural
        return CGRect(
          x: room.width - size.width - 6, y: (46 - size.height) / 2, width: size.width,
          height: size.height)
      }, isNative: true)
    renderer.root.firstExtra = { [controls] in controls }
    leaveRoom()
  }

  /// Connects the window to what decides about its content.
  package func show(_ graph: ViewGraph, title: String) {
    self.graph = graph
    renderer.graph = graph
    name = title
    renderer.onCommit = { [weak self] in self?.takeUpCommit() }
    graph.turn()
  }

  /// The window as GTK knows it.
  package var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(window) }

  /// Scrolls what a person has gone to by keys into sight.
  private func showFocus() {
    guard !isClosed, gtk_window_get_focus_visible(window.cast()) != 0,
      let focus = gtk_window_get_focus(window.cast()), let part = renderer.part(around: focus)
    else { return }
    for outer in part.path { (outer as? ScrollPart)?.reveal(focus) }
  }

  /// Puts the window on screen.
  ///
  /// - Parameter token: The word by which the desktop lets it come to the front.
  package func present(token: String? = nil) {
    if let token { gtk_window_set_startup_id(window.cast(), token) }
    gtk_window_present(window.cast())
  }

  /// Tells the views how much room the buttons need, which is known for sure on screen only.
  ///
  /// - Returns: Whether it is another room than before.
  @discardableResult private func leaveRoom() -> Bool {
    let width = controls.measured.natural.width
    return renderer.leaveRoom(leading: 0, trailing: width > 0 ? width + 12 : 0)
  }

  /// What the window is called: as the page in it, or else as the program.
  var title: String { renderer.pageTitle.isEmpty ? name : renderer.pageTitle }

  private func takeUpCommit() {
    let title = title
    if title != shownTitle {
      shownTitle = title
      gtk_window_set_title(window.cast(), title)
    }
    onCommit()
  }

  private func resize(to size: CGSize) {
    guard let graph, !isClosed else { return }
    if leaveRoom() { graph.measureAgain() }
    graph.size = size
    graph.turn()
  }

  /// How the window stands on the screen.
  var shape: WindowMemory.Shape {
    var (width, height): (CInt, CInt) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    return WindowMemory.Shape(
      width: Int(width), height: Int(height),
      isMaximized: gtk_window_is_maximized(window.cast()) != 0)
  }

  /// Ends the window and its views.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
    renderer.close()
    gtk_window_destroy(window.cast())
  }
}
