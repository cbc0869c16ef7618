import Foundation
import HeadlessRenderer
import SwiftUI
import Testing

/// A window of an application, shown by nobody.
@MainActor final class TestWindow {
  let window: AppWindow
  let renderer: HeadlessRenderer

  init?(_ app: AppGraph, request: WindowRequest, size: CGSize) {
    renderer = HeadlessRenderer()
    guard let window = app.makeWindow(for: request, renderer: renderer, size: size) else {
      return nil
    }
    self.window = window
    settle()
  }

  func settle() { renderer.settle(window.graph) }

  var texts: [String] { renderer.screen.texts }

  /// Presses the first element that shows a text.
  func press(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = renderer.screen.elements.first {
      if case .text(let content) = $0.value.content { content.string == text } else { false }
    }
    #expect(found != nil, "\(text) is not shown", sourceLocation: sourceLocation)
    if let id = found?.key { window.graph.handle(.action(id, .press)) }
    settle()
  }

  /// Ends the window and its application; nothing is left of it.
  func close(_ app: AppGraph, sourceLocation: SourceLocation = #_sourceLocation) {
    app.close()
    #expect(window.graph.counters.nodes == 0, sourceLocation: sourceLocation)
    #expect(window.graph.counters.registrations == 0, sourceLocation: sourceLocation)
  }
}

extension AppGraph {
  func makeTestWindow(
    for request: WindowRequest = WindowRequest(), size: CGSize = CGSize(width: 390, height: 844)
  ) -> TestWindow? {
    TestWindow(self, request: request, size: size)
  }
}
