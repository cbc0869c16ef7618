import FoundationCompat
import SwiftUICore

/// A command that every application has, or every one with such windows.
enum StandardCommand: Equatable {
  /// Opens another window of the group.
  case newWindow(WindowRequest)
  /// Shows a window that there is one of.
  case window(WindowRequest, title: Text)
  case preferences, print, shortcuts, about, close, quit
}

/// A standard command as an item of a menu.
struct StandardCommandItem: View {
  let command: StandardCommand
  let services: WindowServices
  let open: (WindowRequest) -> Void
  @Environment(\.closeAfterAction) private var closeMenu

  var body: some View {
    Button {
      // The window of the menu may be gone after the command.
      closeMenu?()
      perform()
    } label: {
      title
    }
    .keyboardShortcut(shortcut)
    .accessibilityProperties(name)
  }

  private func perform() {
    switch command {
    case .newWindow(let request), .window(let request, _): open(request)
    case .preferences: open(WindowRequest(isSettings: true))
    case .print: services.print?()
    case .shortcuts: services.showShortcuts()
    case .about: services.showAbout()
    case .close: services.close()
    case .quit: services.quit()
    }
  }

  private var title: Text {
    switch command {
    case .newWindow: Text(own: "New Window")
    case .window(_, let title): title
    case .preferences: Text(own: "Preferences")
    case .print: Text(own: "Print…")
    case .shortcuts: Text(own: "Keyboard Shortcuts")
    case .about: Text(own: "About \(services.applicationName)")
    case .close: Text(own: "Close Window")
    case .quit: Text(own: "Quit")
    }
  }

  private var shortcut: KeyboardShortcut? {
    switch command {
    case .newWindow: KeyboardShortcut("n")
    case .window, .about: nil
    case .preferences: KeyboardShortcut(",")
    case .print: KeyboardShortcut("p")
    case .shortcuts: KeyboardShortcut("?")
    case .close: KeyboardShortcut("w")
    case .quit: KeyboardShortcut("q")
    }
  }

  private var name: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.identifier = command.identifier
    return properties
  }
}

extension StandardCommand {
  /// The name by which tests and windows know the command.
  var identifier: String { Self.prefix + name }

  /// What the names of commands begin with that no dialog keeps from.
  static let prefix = "command-"

  private var name: String {
    switch self {
    case .newWindow: "newWindow"
    case .window(let request, _): "window-\(request.name ?? "")"
    case .preferences: "preferences"
    case .print: "print"
    case .shortcuts: "shortcuts"
    case .about: "about"
    case .close: "close"
    case .quit: "quit"
    }
  }
}
