import Arguments
import CellRendering
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore

/// An application whose window is printed once it has settled.
@MainActor struct PrintedScreen {
  /// What is printed of a window.
  enum Form { case text, styledText, tree }

  /// What a window shows, and what was still pending when time was up.
  struct Output {
    let text: String
    let pending: [String]
  }

  /// How long a screen may take to settle.
  nonisolated static let limit = Duration.seconds(30)
  /// The size of a window that nobody chose.
  static let standardSize = CGSize(width: 1104, height: 768)
  private let application: AppGraph
  private let options: LaunchOptions
  private let fetcher = NetworkImageFetcher()

  init(_ application: AppGraph, _ options: LaunchOptions) {
    self.application = application
    self.options = options
    application.setEnvironment { [fetcher, scheme] in
      $0.colorScheme = scheme
      $0.imageFetcher = fetcher
    }
  }

  /// Prints the window of the address that the options tell.
  ///
  /// - Parameter form: As what.
  /// - Returns: How the program ends: `.temporary` if something was still pending.
  func print(_ form: Form) -> ExitStatus {
    defer { application.close() }
    do {
      var screen = DrawnScreen(name: "window")
      screen.url = options.url
      let output = try output(of: screen, as: form)
      Console.say(output.text)
      guard !output.pending.isEmpty else { return .success }
      Console.complain(output.complaint)
      return .temporary
    } catch {
      return error.tell()
    }
  }

  /// Lets a window settle on a screen.
  func output(of screen: DrawnScreen, as form: Form) throws(LaunchFailure) -> Output {
    let renderer = HeadlessRenderer.inCells()
    let size = Self.cells(in: screen.size(in: standard) { _ in standard })
    guard
      let window = application.makeWindow(for: screen.window, renderer: renderer, size: size)
    else { throw .noWindow }
    defer { window.close() }
    if let url = screen.url {
      // Views that take up addresses are there after the first turn.
      renderer.settle(window.graph)
      guard window.open(url) else { throw .unknownAddress(url) }
    }
    var pending = SettledScreen(window.graph, renderer: renderer).run(limit: Self.limit)
    if screen.layout == .content {
      window.graph.size = Self.cells(
        in: screen.size(in: standard) { window.graph.idealSize(for: $0) })
      pending += SettledScreen(window.graph, renderer: renderer).run(limit: Self.limit)
    }
    let text =
      switch form {
      case .text, .styledText: text(of: renderer, window.graph, isStyled: form == .styledText)
      case .tree: renderer.screen.accessibilityTree.json(size: window.graph.size)
      }
    return Output(text: text, pending: pending)
  }

  private var scheme: ColorScheme { options.isDark ? .dark : .light }

  /// The size of windows that nothing else is said about.
  private var standard: CGSize {
    var size = options.size ?? Self.standardSize
    if options.size == nil, !options.draws, let columns = Console.terminalColumns {
      size.width = CGFloat(columns * 8)
    }
    return size
  }

  /// What whole cells fill of a size, at least one.
  private static func cells(in size: CGSize) -> CGSize {
    CGSize(
      width: max((size.width / 8).rounded(.down), 1) * 8,
      height: max((size.height / 16).rounded(.down), 1) * 16)
  }

  /// The window in characters.
  private func text(
    of renderer: HeadlessRenderer, _ graph: ViewGraph, isStyled: Bool
  ) -> String {
    guard let text = renderer.cellText else { return "" }
    let canvas = CellPainter.paint(
      renderer.screen, text: text, columns: Int(graph.size.width / 8),
      rows: Int(graph.size.height / 16),
      scheme: graph.preferredColorScheme ?? scheme)
    let depth = ColorDepth(environment: ProcessInfo.processInfo.environment)
    return isStyled ? canvas.ansiText(in: depth) : canvas.plainText
  }
}

extension PrintedScreen.Output {
  /// What to say of a screen that did not settle.
  var complaint: String {
    "still pending after \(PrintedScreen.limit): \(pending.joined(separator: ", "))\n"
  }
}
