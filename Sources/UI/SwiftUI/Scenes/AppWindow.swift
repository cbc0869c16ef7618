import Foundation
package import SwiftUICore

/// An open window of an application.
@MainActor package final class AppWindow {
  /// The views of the window.
  package let graph: ViewGraph
  /// The kind of window.
  package private(set) var item: SceneItem
  /// What the window is for.
  package let value: WindowValue
  /// What its menu offers.
  package let commands: WindowCommands
  private let book = AddressBook()
  private var environmentWrite: (inout EnvironmentValues) -> Void = { _ in }
  var onClose: (AppWindow) -> Void = { _ in }
  /// What the views in focus hand to commands.
  private(set) var focusedValues = FocusedValues()
  var onFocusedValues: (AppWindow) -> Void = { _ in }
  var closeOthers: (WindowRequest) -> Void = { _ in }
  /// Runs when a view asks to close the window that it is in.
  package var onCloseRequest: () -> Void = {}

  init(_ item: SceneItem, request: WindowRequest, renderer: any Renderer, size: CGSize) {
    self.item = item
    value = WindowValue(request.value ?? item.description.defaultValue?())
    commands = WindowCommands(in: item.scope)
    graph = ViewGraph(renderer: renderer, inside: item.scope)
    graph.size = size
    graph.onFocusedValues = { [weak self] values in
      guard let self else { return }
      focusedValues = values
      onFocusedValues(self)
    }
    updateEnvironment()
    show(item)
  }

  /// Whether the window is seen and operated.
  package var phase = ScenePhase.active { didSet { updateEnvironment() } }

  /// Sets values of the environment of this window alone.
  package func setEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) {
    environmentWrite = write
    updateEnvironment()
  }

  private func updateEnvironment() {
    let (phase, book) = (phase, book)
    graph.setEnvironment { [weak self, environmentWrite] values in
      values.scenePhase = phase
      values.addressBook = book
      values.windowCommands = self?.menu
      values.windowCloser = { request in
        if let request { self?.closeOthers(request) } else { self?.onCloseRequest() }
      }
      environmentWrite(&values)
    }
  }

  /// Hands an address to the views that take up addresses.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult package func open(_ url: URL) -> Bool { book.open(url) }

  /// Whether a request to open a window is met by showing this one.
  package func isOpened(by request: WindowRequest) -> Bool {
    request.isAnswered(by: item) && value.value == request.value && item.role != .group
  }

  /// Whether a request to close windows means this one.
  package func isClosed(by request: WindowRequest) -> Bool {
    request.isAnswered(by: item) && (request.value == nil || value.value == request.value)
  }

  /// Gives the window a menu of its commands.
  package func offerMenu(_ services: WindowServices) {
    commands.services = services
    updateEnvironment()
  }

  private var menu: WindowCommands? { commands.services == nil ? nil : commands }

  /// Ends the views of the window.
  package func close() {
    commands.close()
    graph.close()
    onClose(self)
  }

  func show(_ item: SceneItem) {
    self.item = item
    let value = value
    graph.show(WindowRoot { WindowValueView(value: value, content: item.content) })
  }
}

/// The content of a window, evaluated by itself.
private struct WindowValueView: View {
  let value: WindowValue
  let content: (WindowValue) -> AnyView

  var body: some View { content(value) }
}
