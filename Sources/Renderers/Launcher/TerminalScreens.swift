import CellRendering
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer

/// Screens of an application as a terminal shows them that nobody sits at.
@MainActor struct TerminalScreens {
  private let application: AppGraph
  private let options: LaunchOptions

  /// Prepares screens of the size that the options tell, or of 80 columns and 24 rows.
  init(_ application: AppGraph, _ options: LaunchOptions) {
    self.application = application
    self.options = options
    let scheme: ColorScheme = options.isDark ? .dark : .light
    let fetcher = NetworkImageFetcher()
    application.setEnvironment {
      $0.colorScheme = scheme
      $0.imageFetcher = fetcher
    }
  }

  /// Lets a window settle on a screen.
  func output(of screen: DrawnScreen) throws(LaunchFailure) -> PrintedScreen.Output {
    let standard = options.size ?? CGSize(width: 640, height: 384)
    let size = screen.size(in: standard) { _ in standard }
    let window = TerminalWindow(
      columns: Int(size.width / 8), rows: Int(size.height / 16),
      words: TerminalWords(language: options.languageCode),
      scheme: options.isDark ? .dark : .light)
    guard
      let content = application.makeWindow(
        for: screen.window, renderer: window.renderer, size: window.contentSize)
    else { throw .noWindow }
    defer { content.close() }
    content.graph.reducesMotion = true
    window.show(content.graph)
    if let url = screen.url, !content.open(url) { throw .unknownAddress(url) }
    let pending = SettledScreen(content.graph, renderer: window.renderer).run(
      limit: PrintedScreen.limit)
    window.settle()
    return PrintedScreen.Output(text: window.picture().canvas.plainText, pending: pending)
  }
}
