import SwiftUICore

/// The previews of a program, as an application with a window for each.
package struct PreviewScreens {
  /// A preview, or why there is none.
  private struct Entry {
    let content: AnyView
    let screen: DrawnScreen
  }

  private let entries: [Entry]

  /// Makes all previews of the running program.
  ///
  /// - Throws: What making a preview throws.
  @MainActor package init() throws {
    var names: [String: Int] = [:]
    entries = try PreviewList.all.enumerated().map { index, registry in
      let preview = try registry.makePreview()
      var screen = DrawnScreen(name: Self.fileName(of: preview, registry, among: &names))
      screen.window = WindowRequest(value: index)
      screen.layout = preview.layout
      return Entry(content: preview.content, screen: screen)
    }
  }

  /// The screens, in the order of their files and lines.
  package var screens: [DrawnScreen] { entries.map(\.screen) }

  /// The application that shows them.
  @MainActor package func makeGraph() -> AppGraph {
    let contents = entries.map(\.content)
    return AppGraph { PreviewApp(contents: contents) }
  }

  /// `Module-File-Name`, with a number if there are several such.
  private static func fileName(
    of preview: Preview, _ registry: any PreviewRegistry.Type, among names: inout [String: Int]
  ) -> String {
    var path = registry.fileID
    if path.hasSuffix(".swift") { path.removeLast(".swift".count) }
    let words = [path, preview.name].compactMap(\.self).joined(separator: "-")
    let name = String(words.map { $0.isLetter || $0.isNumber || "._".contains($0) ? $0 : "-" })
    names[name, default: 0] += 1
    return names[name] == 1 ? name : "\(name)-\(names[name] ?? 1)"
  }
}

/// Shows one preview in each window.
private struct PreviewApp: App {
  let contents: [AnyView]

  init(contents: [AnyView]) { self.contents = contents }
  init() { contents = [] }

  var body: some Scene {
    WindowGroup(for: Int.self) { index in
      if let index = index.wrappedValue, contents.indices.contains(index) { contents[index] }
    }
  }
}
