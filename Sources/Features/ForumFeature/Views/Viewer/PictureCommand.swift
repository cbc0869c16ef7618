import SwiftUI

/// Something that can be done with a picture, by a button, a key or the menu.
struct PictureCommand: Identifiable {
  enum ID: Hashable {
    case previous, next, first, last
    case zoomOut, whole, zoomIn, turnLeft, turnRight
    case save, information, browser
  }

  let id: ID
  let name: Text
  let systemImage: String
  let key: KeyEquivalent
  var modifiers: EventModifiers = []
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A command as a button that shows a picture of it.
struct PictureCommandButton: View {
  let command: PictureCommand

  var body: some View {
    Button(action: command.action) {
      PictureCommandLabel(command: command).labelStyle(.iconOnly).imageScale(.large).padding(4)
    }
    .buttonStyle(.borderless)
    .keyboardShortcut(command.key, modifiers: command.modifiers)
    .disabled(!command.isEnabled)
    .help(command.name)
  }
}

/// What a command is called, and a picture of it.
struct PictureCommandLabel: View {
  let command: PictureCommand

  var body: some View {
    Label {
      command.name
    } icon: {
      Image(systemName: command.systemImage)
    }
  }
}
