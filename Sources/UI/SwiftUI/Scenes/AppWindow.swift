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
  private let book = AddressBook()
  private var environmentWrite: (inout EnvironmentValues) -> Void = { _ in }
  var onClose: (AppWindow) -> Void = { _ in }
  var closeOthers: (WindowRequest) -> Void = { _ in }
  /// Runs when a view asks to close the window that it is in.
  package var onCloseRequest: () -> Void = {}

  init(_ item: SceneItem, request: WindowRequest, renderer: any Renderer, size: CGSize) {
    self.item = item
    value = WindowValue(request.value ?? item.description.defaultValue?())
    graph = ViewGraph(renderer: renderer, inside: item.scope)
    graph.size = size
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

  /// Ends the views of the window.
  package func close() {
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
