import SwiftUICore

extension TerminalWindow {
  /// A tool of a bar in sight, and the key that presses it.
  struct Tool {
    let stop: ScreenMap.Stop
    let name: String
    /// The key as people write it.
    let key: String
    /// The number of the function key; `nil` for a tool that has a key of its own.
    let function: Int?
  }

  /// The tools in reading order: those without a key of their own have function keys, of which F1
  /// and F5 have other uses.
  var tools: [Tool] {
    var free = ([2, 3, 4] + Array(6...12))[...]
    return map.stops.compactMap { stop in
      guard let bar = stop.bar else { return nil }
      let name = map.name(of: stop.id)
      // What leads back has keys everywhere.
      guard !name.isEmpty, !(bar.canGoBack && name == bar.backTitle) else { return nil }
      if case .control(let control) = map.content(of: stop.id), let shortcut = control.shortcut,
        keys.canTell(shortcut)
      {
        return Tool(stop: stop, name: name, key: keys.name(of: shortcut), function: nil)
      }
      guard let number = free.popFirst() else { return nil }
      return Tool(stop: stop, name: name, key: "F\(number)", function: number)
    }
  }

  /// Presses the tool that a function key stands for.
  ///
  /// - Returns: Whether there is one.
  func pressTool(_ number: Int) -> Bool {
    guard let tool = tools.first(where: { $0.function == number }) else { return false }
    send(.action(tool.stop.id, .press))
    return true
  }
}
