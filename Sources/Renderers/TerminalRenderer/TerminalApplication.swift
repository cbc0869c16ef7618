import CTerminal
import CellRendering
package import Foundation
package import SwiftUI
import SwiftUICore
import UserNotifications

/// An application in the terminal that it was started in.
@MainActor package final class TerminalApplication {
  /// What the command line says about the windows.
  package struct Options {
    /// What the first window shows.
    package var url: URL?
    /// Whether the ground is dark whatever the terminal says.
    package var isDark = false
    /// The name of the program.
    package var name: String
    /// The language of the person.
    package var language: String
    /// Sets values of the environment of all windows beside what the terminal says.
    package var environment: @MainActor (inout EnvironmentValues) -> Void = { _ in }

    package init(name: String, language: String) {
      self.name = name
      self.language = language
    }
  }

  /// Why an application could not be shown.
  package enum Failure: Error, Equatable {
    /// The program runs in no terminal, or in one that cannot be drawn on.
    case noTerminal
    /// The application has no window.
    case noWindow
    /// Nothing takes up the address.
    case unknownAddress(URL)
  }

  private struct OpenWindow {
    let window: TerminalWindow
    let content: AppWindow
  }

  let application: AppGraph
  let options: Options
  private var windows: [OpenWindow] = []
  private var screen: TerminalScreen?
  private let exchange = TerminalExchange()
  private let notifications = TerminalNotifications(of: .current())
  private var isRunning = true
  /// The signal that ends the program.
  private var lastSignal: CInt?
  private var isTurnScheduled = false
  /// Whether the terminal's window has the keyboard, as far as it tells.
  private var hasFocus = true

  package init(_ application: AppGraph, _ options: Options) {
    self.application = application
    self.options = options
  }

  /// Whether the program runs in a terminal that can be drawn on.
  package nonisolated static var hasTerminal: Bool { TerminalDevice.isThere }

  /// Shows the application until its last window is closed.
  ///
  /// - Throws: Why it could not be shown.
  package func run() throws(Failure) {
    guard let screen = TerminalScreen(isDark: options.isDark) else { throw .noTerminal }
    self.screen = screen
    application.openWindow = { [weak self] in self?.open($0) }
    application.closeWindow = { [weak self] in self?.close($0) }
    tellSurroundings()
    do {
      try screen.begin()
    } catch {
      throw .noTerminal
    }
    defer { screen.end() }
    connect(screen)
    try openFirst()
    screen.waitForAnswers { [weak self] in self?.showFrame() }
    while isRunning, !windows.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    for open in windows { open.content.close() }
    application.close()
    if let lastSignal { hetang_terminal_end_by(lastSignal) }
  }

  private func connect(_ screen: TerminalScreen) {
    connectNotifications(screen)
    exchange.onText = { [weak self] in self?.copy($0) }
    exchange.onRefusal = { [weak screen] in screen?.ring() }
    screen.onEvents = { [weak self] in self?.take($0) }
    screen.onResize = { [weak self] in self?.resize() }
    screen.pictures.onChange = { [weak self] in self?.windows.last?.window.redraw($0) }
    screen.pictures.onCellChange = { [weak self] ratio in
      for open in self?.windows ?? [] { open.window.take(cellRatio: ratio) }
    }
    screen.onSchemeChange = { [weak self] in self?.schemeDidChange() }
    screen.onExactKeys = { [weak self] in
      for open in self?.windows ?? [] { open.window.keys = KnownKeys(areExact: true) }
    }
    screen.onEnd = { [weak self] in
      self?.lastSignal = $0
      self?.isRunning = false
    }
  }

  private func connectNotifications(_ screen: TerminalScreen) {
    notifications.looks = { [weak self] in self?.hasFocus ?? false }
    notifications.onNotice = { [weak self, weak screen] notice, isLoud in
      if isLoud { screen?.notify(notice) }
      self?.windows.last?.window.note(notice)
    }
    notifications.onRemoval = { [weak screen] in screen?.withdraw($0) }
    screen.onNoticePress = { [weak self] in self?.notifications.press(name: $0) }
    UNUserNotificationCenter.current().connect(to: notifications)
  }

  private func tellSurroundings() {
    let scheme = screen?.scheme ?? .dark
    application.setEnvironment { [weak self, options, exchange] values in
      values.colorScheme = scheme
      values.exchange = exchange
      // Whoever sits at the terminal has the browser, wherever the program runs.
      values.systemURLOpener = { url in
        self?.copy(url.absoluteString)
        return true
      }
      options.environment(&values)
    }
  }

  /// Puts a text on the person's clipboard, and says so.
  private func copy(_ text: String) {
    screen?.copy(text)
    windows.last?.window.note(copied: text)
  }

  private func schemeDidChange() {
    guard let screen else { return }
    tellSurroundings()
    for open in windows {
      open.window.scheme = screen.scheme
      open.window.redraw()
    }
  }

  // MARK: - Windows

  private func openFirst() throws(Failure) {
    guard let main = makeWindow(WindowRequest()) else { throw .noWindow }
    main.window.show(main.content.graph)
    if let url = options.url, !main.content.open(url) { throw .unknownAddress(url) }
    main.window.settle()
  }

  private func makeWindow(_ request: WindowRequest) -> OpenWindow? {
    guard let screen else { return nil }
    let size = screen.size
    let window = TerminalWindow(
      columns: size.columns, rows: size.rows, words: TerminalWords(language: options.language),
      depth: screen.depth, scheme: screen.scheme, pictures: screen.pictures)
    guard
      let content = application.makeWindow(
        for: request, renderer: window.renderer, size: window.contentSize)
    else { return nil }
    content.graph.reducesMotion = true
    window.keys = KnownKeys(areExact: screen.answers.hasExactKeys)
    content.onCloseRequest = { [weak self, weak window] in self?.remove(window) }
    window.onTurnWanted = { [weak self] in self?.scheduleTurn() }
    window.onChange = { [weak self] in self?.scheduleTurn() }
    window.onBell = { [weak screen] in screen?.ring() }
    window.onCommand = { [weak content] in content?.commands.press($0, isBlocked: $1) ?? false }
    window.shortcutGroups = { [weak content] in content?.shortcutGroups(screen: $0) ?? [] }
    window.onCopy = { [weak self] in self?.copy($0) }
    window.onQuit = { [weak self, weak window] in self?.remove(window) }
    window.onRedraw = { [weak screen, weak window] in
      screen?.forget()
      window?.redraw()
    }
    window.onFocus = { [weak self] in self?.focusDidChange($0) }
    window.onSuspend = { [weak screen] in screen?.stop() }
    let open = OpenWindow(window: window, content: content)
    windows.append(open)
    tellPhases()
    return open
  }

  private func open(_ request: WindowRequest) {
    if let old = windows.firstIndex(where: { $0.content.isOpened(by: request) }) {
      windows.append(windows.remove(at: old))
      tellPhases()
      windows.last?.window.redraw()
    } else if let new = makeWindow(request) {
      new.window.show(new.content.graph)
    }
    scheduleTurn()
  }

  private func close(_ request: WindowRequest) {
    for open in windows.filter({ $0.content.isClosed(by: request) }) { remove(open.window) }
  }

  private func remove(_ window: TerminalWindow?) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    windows.remove(at: index).content.close()
    tellPhases()
    windows.last?.window.redraw()
  }

  /// Takes up whether the terminal's window has the keyboard.
  private func focusDidChange(_ isOn: Bool) {
    hasFocus = isOn
    application.phase = isOn ? .active : .inactive
    tellPhases()
  }

  /// Tells the windows which of them is seen.
  private func tellPhases() {
    for (index, open) in windows.enumerated() {
      let isFront = index == windows.count - 1
      let phase = !isFront ? ScenePhase.background : hasFocus ? .active : .inactive
      if open.content.phase != phase { open.content.phase = phase }
    }
  }

  // MARK: - Turns

  private func take(_ events: [TerminalEvent]) {
    windows.last?.window.take(events)
    showFrame()
  }

  private func resize() {
    guard let screen else { return }
    let size = screen.size
    for open in windows {
      open.window.colors = WindowColors(depth: screen.depth)
      open.window.resize(columns: size.columns, rows: size.rows)
      open.window.redraw()
    }
    showFrame()
  }

  /// Has the graphs' turns taken soon, and what comes of them shown.
  private func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isTurnScheduled = false
        for open in self.windows { open.window.settle() }
        self.showFrame()
      }
    }
  }

  private func showFrame() {
    guard let window = windows.last?.window, window.isChanged else { return }
    screen?.show(window, title: window.title.isEmpty ? options.name : window.title)
  }
}
