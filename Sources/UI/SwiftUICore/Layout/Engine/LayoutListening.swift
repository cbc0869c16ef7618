/// A node that hears of a layout which has come to rest, once it has asked to.
@MainActor protocol LayoutListening: LayoutNode {
  /// Whether the node already waits for the next delivery.
  var isListening: Bool { get set }

  /// Works out what it tells others, and tells it if it changed.
  func deliver()
}

extension LayoutListening {
  /// Waits for the next delivery.
  func hear() {
    guard !isListening else { return }
    isListening = true
    graph.listeners.add(self)
  }
}

/// The listeners that wait for the layout to come to rest.
@MainActor final class ListenerQueue {
  private var listeners: ContiguousArray<any LayoutListening> = []

  func add(_ listener: any LayoutListening) { listeners.append(listener) }

  /// Delivers to the innermost listeners first.
  func deliver() {
    while !listeners.isEmpty {
      let waiting = listeners.sorted { $0.depth > $1.depth }
      listeners.removeAll(keepingCapacity: true)
      for listener in waiting {
        listener.isListening = false
        listener.deliver()
      }
    }
  }
}
