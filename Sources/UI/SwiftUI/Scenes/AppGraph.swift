package import Foundation
package import SwiftUICore

/// A running application: its state, its scenes, and its open windows.
///
/// The application's body is evaluated in a graph of its own, so that its state outlives windows.
/// Whoever shows the application makes windows of it and opens and closes them when asked.
@MainActor package final class AppGraph {
  private let renderer = SceneRenderer()
  private let graph: ViewGraph
  private var environmentWrite: (inout EnvironmentValues) -> Void = { _ in }
  private var windows: [AppWindow] = []
  /// The kinds of windows, as the application's body says now.
  package private(set) var items: [SceneItem] = []
  /// Opens a window, or brings one that answers the request to the front.
  package var openWindow: (WindowRequest) -> Void = { _ in } { didSet { updateEnvironment() } }
  /// What the window in front hands to commands.
  private var focusedValues = FocusedValues() {
    didSet { if focusedValues != oldValue { updateEnvironment() } }
  }
  private weak var front: AppWindow?
  /// Closes the windows that answer a request.
  package var closeWindow: (WindowRequest) -> Void = { _ in }

  /// Creates the application and evaluates its scenes.
  package convenience init<A: App>(_ type: A.Type) { self.init { A() } }

  /// Evaluates the scenes of an application.
  ///
  /// - Parameter application: Makes it, once.
  package init<A: App>(_ application: () -> A) {
    graph = ViewGraph(renderer: renderer)
    renderer.onSchedule = { [weak self] in self?.scheduleTurn() }
    updateEnvironment()
    graph.show(SceneRoot(app: application()) { [weak self] in self?.take($0) })
    renderer.settle(graph)
  }

  /// Whether the application is seen and operated.
  package var phase = ScenePhase.active { didSet { updateEnvironment() } }

  /// Sets values of the environment of all scenes and windows: the language, the colour scheme,
  /// how addresses are opened.
  package func setEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) {
    environmentWrite = write
    updateEnvironment()
  }

  private func updateEnvironment() {
    let (phase, open, focused) = (phase, openWindow, focusedValues)
    graph.setEnvironment { [environmentWrite] values in
      values.scenePhase = phase
      values.focusedValues = focused
      values.windowOpener = open
      environmentWrite(&values)
    }
  }

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - request: Which one; without a request the first kind that the application has.
  ///   - renderer: Shows the window; it outlives it.
  ///   - size: The size of the window's content, in points.
  /// - Returns: The window, whose graph waits for its first turn; `nil` if the application has no
  ///   such window.
  package func makeWindow(
    for request: WindowRequest = WindowRequest(), renderer: any Renderer, size: CGSize
  ) -> AppWindow? {
    guard let item = items.first(where: { request.isAnswered(by: $0) }) else { return nil }
    let window = AppWindow(item, request: request, renderer: renderer, size: size)
    window.graph.prepareTurn = { [weak self] in self?.settle() }
    window.onClose = { [weak self] in self?.forget($0) }
    window.closeOthers = { [weak self] in self?.closeWindow($0) }
    window.onFocusedValues = { [weak self] in self?.takeFocusedValues(of: $0) }
    window.commands.plan = CommandPlan(for: item, among: items)
    window.commands.open = { [weak self] in self?.openWindow($0) }
    window.commands.prepare = { [weak self] in self?.settle() }
    windows.append(window)
    noteFront(window)
    return window
  }

  /// Takes up that a window is in front of the others, so that commands are about it.
  package func noteFront(_ window: AppWindow) {
    front = window
    takeFocusedValues(of: window)
  }

  private func takeFocusedValues(of window: AppWindow) {
    if window === front { focusedValues = window.focusedValues }
  }

  private func forget(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    if window === front, let last = windows.last { noteFront(last) }
  }

  /// The kind of window that a new one is opened of for an address.
  package func request(for url: URL) -> WindowRequest {
    let item = items.first { item in
      item.externalEvents.contains { $0 == "*" || url.absoluteString.contains($0) }
    }
    return WindowRequest(name: item?.description.name)
  }

  /// Ends the application: closes its windows and forgets its state.
  package func close() {
    for window in windows { window.close() }
    graph.close()
  }

  private func settle() { renderer.settle(graph) }

  private func scheduleTurn() {
    guard let window = windows.first else { return }
    window.graph.renderer.scheduleTurn()
  }

  private func take(_ items: [SceneItem]) {
    self.items = items
    for window in windows {
      guard let item = items.first(where: { $0.id == window.item.id }) else { continue }
      window.show(item)
      let plan = CommandPlan(for: item, among: items)
      if window.commands.plan != plan { window.commands.plan = plan }
    }
  }
}

/// The scenes of an application as a view.
private struct SceneRoot<A: App>: View {
  let app: A
  let onChange: @MainActor ([SceneItem]) -> Void

  var body: some View {
    ZStack { ValueBody(of: app) { A.Body._sceneView($0.body) } }
      .onPreferenceChange(SceneItemKey.self) { onChange($0) }
  }
}
