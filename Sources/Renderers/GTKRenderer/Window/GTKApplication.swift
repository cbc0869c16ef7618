import CGTK
package import Foundation
import FoundationCompat
package import SwiftUI
import SwiftUICore
import UserNotifications

/// An application in windows of GTK.
@MainActor package final class GTKApplication {
  /// What the command line says about the windows.
  package struct Options {
    /// The size of the first window; `nil` for the application's own.
    package var size: CGSize?
    /// What the first window shows.
    package var url: URL?
    /// Whether the windows are dark whatever the desktop says.
    package var isDark = false
    /// The name by which the desktop knows the application.
    package var identifier: String
    /// The language of the person.
    package var language: String
    /// What the application says about itself.
    package var program: ProgramDescription
    /// Sets values of the environment of all windows beside what the desktop says.
    package var environment: @MainActor (inout EnvironmentValues) -> Void = { _ in }

    package init(identifier: String, language: String) {
      self.identifier = identifier
      self.language = language
      program = ProgramDescription(name: identifier)
    }
  }

  private let application: AppGraph
  private let options: Options
  private var windows: [OpenWindow] = []
  /// Whether the views want to be light or dark.
  private var preferred: ColorScheme?
  private let service: NotificationService

  /// Why an application could not be shown.
  package enum Failure: Error, Equatable {
    /// No display can be reached.
    case noDisplay
    /// The application has no window.
    case noWindow
    /// Nothing takes up the address.
    case unknownAddress(URL)
  }

  private struct OpenWindow {
    let window: GTKWindow
    let content: AppWindow
  }

  package init(_ application: AppGraph, _ options: Options) {
    self.application = application
    self.options = options
    service = NotificationService(for: options.identifier)
  }

  /// Whether a display can be reached, as far as the environment tells.
  package nonisolated static var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { name in
      ProcessInfo.processInfo.environment[name].map { !$0.isEmpty } ?? false
    }
  }

  /// Connects to the display, the first time, and reads how the person wants windows to look.
  ///
  /// - Returns: Whether there is a display.
  @discardableResult package static func connect() -> Bool { isConnected }

  private static let isConnected: Bool = {
    SystemBrowser.noteSurroundings()
    ToolkitLanguage.use(ProcessLanguage.locale)
    guard gtk_init_check() != 0, gdk_display_get_default() != nil else { return false }
    adw_init()
    SymbolIcons.addOwn()
    return true
  }()

  /// Shows the application until its last window is closed.
  package func run() throws(Failure) {
    guard Self.connect() else { throw .noDisplay }
    MainQueue.attach()
    g_set_prgname(options.identifier)
    if options.isDark { DesktopStyle.use(.dark) }
    tellSurroundings()
    application.openWindow = { [weak self] in self?.open($0) }
    application.closeWindow = { [weak self] in self?.close($0) }
    connectNotifications()
    defer { disconnectNotifications() }
    let main = try openFirst()
    DesktopStyle.watch { [weak self] in self?.styleDidChange() }
    main.window.present()
    let timers = RunLoopTimers()
    while !windows.isEmpty {
      timers.update()
      g_main_context_iteration(nil, 1)
    }
    timers.stop()
    application.close()
  }

  private func openFirst() throws(Failure) -> OpenWindow {
    guard let main = makeWindow(WindowRequest()) else { throw .noWindow }
    if let url = options.url, !main.content.open(url) {
      main.window.close()
      throw .unknownAddress(url)
    }
    return main
  }

  private func tellSurroundings() {
    application.setEnvironment { [options] values in
      DesktopStyle.describe(&values)
      values.systemURLOpener = { SystemBrowser.open($0) }
      options.environment(&values)
    }
  }

  // MARK: - Windows

  private func makeWindow(_ request: WindowRequest) -> OpenWindow? {
    let item = application.items.first { request.isAnswered(by: $0) }
    let isFirst = windows.isEmpty
    let wanted = isFirst ? options.size : nil
    // What the command line asks for is for once.
    let memory = wanted == nil ? WindowMemory(of: options.identifier, kind: item?.name) : nil
    let size =
      wanted ?? memory?.shape?.size ?? item?.defaultSize
      ?? CGSize(width: 1104, height: 768)
    let window = GTKWindow(size: size, language: options.language)
    if memory?.shape?.isMaximized == true { gtk_window_maximize(window.window.cast()) }
    guard
      let content = application.makeWindow(for: request, renderer: window.renderer, size: size)
    else { return nil }
    let exchange = WindowExchange(of: window)
    content.setEnvironment { $0.exchange = exchange }
    let open = OpenWindow(window: window, content: content)
    windows.append(open)
    window.onClose = { [weak self] in
      if let memory { self?.note(window.shape, in: memory) }
      content.close()
      self?.windows.removeAll { $0.window === window }
    }
    content.onCloseRequest = { [weak window] in window?.close() }
    offerMenu(of: open)
    content.graph.reducesMotion = !DesktopStyle.showsMotion
    if isFirst {
      window.onCommit = { [weak self, weak graph = content.graph] in
        self?.take(graph?.preferredColorScheme)
      }
    }
    window.show(content.graph, title: options.identifier)
    return open
  }

  /// Gives a window the menu of its commands.
  private func offerMenu(of open: OpenWindow) {
    let (window, content, options) = (open.window, open.content, options)
    window.onActivate = { [weak self, weak content] in
      if let content { self?.application.noteFront(content) }
    }
    window.pressCommand = { [weak content] key, isBlocked in
      content?.commands.press(key, isBlocked: isBlocked) ?? false
    }
    content.offerMenu(
      WindowServices(
        applicationName: options.program.name, close: { [weak window] in window?.close() },
        quit: { [weak self] in self?.windows.forEach { $0.window.close() } },
        showShortcuts: { [weak window, weak content] in
          guard let window, let content else { return }
          let groups = content.shortcutGroups(screen: window.renderer.shortcuts)
          ShortcutsWindow.show(groups, above: window.window)
        },
        showAbout: { [weak window] in
          guard let window else { return }
          AboutWindow.show(options.program, icon: options.identifier, above: window.window)
        }, print: { [weak window] in window?.print() }))
  }

  /// Follows what the views of the first window want: light or dark, or as the desktop is.
  private func take(_ wanted: ColorScheme?) {
    guard !options.isDark, wanted != preferred else { return }
    preferred = wanted
    // The change comes back as a change of the style, which this turn cannot take up any more.
    DispatchQueue.main.async { MainActor.assumeIsolated { DesktopStyle.use(wanted) } }
  }

  private func note(_ shape: WindowMemory.Shape, in memory: WindowMemory) {
    do {
      try memory.note(shape)
    } catch {
      // The next window has its usual size; that is no reason to keep this one from closing.
      let text = "the size of the window cannot be kept: \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  private func open(_ request: WindowRequest) {
    let old = windows.first { $0.content.isOpened(by: request) }
    (old ?? makeWindow(request))?.window.present()
  }

  private func close(_ request: WindowRequest) {
    for open in windows.filter({ $0.content.isClosed(by: request) }) { open.window.close() }
  }

  // MARK: - Notifications

  private func connectNotifications() {
    let notifications = DesktopNotifications(service, of: .current())
    notifications.looks = { [weak self] in
      self?.windows.contains { gtk_window_is_active($0.window.window.cast()) != 0 } ?? false
    }
    notifications.open = { [weak self] token in self?.windows.last?.window.present(token: token) }
    UNUserNotificationCenter.current().connect(to: notifications)
  }

  private func disconnectNotifications() {
    UNUserNotificationCenter.current().connect(to: nil)
    service.stop()
  }

  // MARK: - Style

  private func styleDidChange() {
    tellSurroundings()
    for open in windows {
      open.content.graph.reducesMotion = !DesktopStyle.showsMotion
      open.window.renderer.styleDidChange()
      open.content.graph.measureAgain()
    }
  }
}

extension WindowMemory.Shape {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
