/// What whoever shows a window can do for its menu.
package struct WindowServices {
  /// What the program is called.
  package var applicationName: String
  /// Closes the window.
  package var close: () -> Void
  /// Ends the program.
  package var quit: () -> Void
  /// Lists the keys that the window takes up.
  package var showShortcuts: () -> Void
  /// Tells what the program is.
  package var showAbout: () -> Void
  /// Prints what the window shows; `nil` where nothing can be printed.
  package var print: (() -> Void)?

  package init(
    applicationName: String, close: @escaping () -> Void, quit: @escaping () -> Void,
    showShortcuts: @escaping () -> Void, showAbout: @escaping () -> Void,
    print: (() -> Void)? = nil
  ) {
    self.applicationName = applicationName
    self.close = close
    self.quit = quit
    self.showShortcuts = showShortcuts
    self.showAbout = showAbout
    self.print = print
  }
}
