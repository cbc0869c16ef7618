import Arguments
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore

/// An application whose first window is printed once it has settled.
@MainActor struct PrintedScreen {
  /// What is printed of a window.
  enum Form { case text, tree }

  private static let limit = Duration.seconds(30)
  private static let standardSize = CGSize(width: 1104, height: 768)
  private let application: AppGraph
  private let options: LaunchOptions

  init(_ application: AppGraph, _ options: LaunchOptions) {
    self.application = application
    self.options = options
  }

  /// Prints the window.
  ///
  /// - Parameter form: As what.
  /// - Returns: How the program ends: `.temporary` if something was still pending.
  func print(_ form: Form) -> ExitStatus {
    let renderer = HeadlessRenderer.inCells()
    let fetcher = NetworkImageFetcher()
    application.setEnvironment { [scheme] in
      $0.colorScheme = scheme
      $0.imageFetcher = fetcher
    }
    guard let window = application.makeWindow(renderer: renderer, size: size) else {
      Console.complain("the application has no window\n")
      return .software
    }
    if let url = options.url {
      // Views that take up addresses are there after the first turn.
      renderer.settle(window.graph)
      guard window.open(url) else {
        Console.complain("nothing takes up \(url.absoluteString)\n")
        return .usage
      }
    }
    let pending = SettledScreen(window.graph, renderer: renderer).run(limit: Self.limit)
    Console.say(output(of: window.graph, renderer, as: form))
    application.close()
    guard !pending.isEmpty else { return .success }
    Console.complain("still pending after \(Self.limit): \(pending.joined(separator: ", "))\n")
    return .temporary
  }

  private var scheme: ColorScheme { options.isDark ? .dark : .light }

  private var size: CGSize {
    var size = options.size ?? Self.standardSize
    if options.size == nil, let columns = Console.terminalColumns {
      size.width = CGFloat(columns * 8)
    }
    return CGSize(
      width: (size.width / 8).rounded(.down) * 8, height: (size.height / 16).rounded(.down) * 16)
  }

  private func output(of graph: ViewGraph, _ renderer: HeadlessRenderer, as form: Form) -> String {
    switch form {
    case .text: text(of: renderer, scheme: graph.preferredColorScheme ?? scheme)
    case .tree: renderer.screen.accessibilityTree.json(size: size)
    }
  }

  /// The window in characters.
  private func text(of renderer: HeadlessRenderer, scheme: ColorScheme) -> String {
    guard let text = renderer.cellText else { return "" }
    let canvas = CellPainter.paint(
      renderer.screen, text: text, columns: Int(size.width / 8), rows: Int(size.height / 16),
      scheme: scheme)
    return Console.isTerminal ? canvas.ansiText : canvas.plainText
  }
}
