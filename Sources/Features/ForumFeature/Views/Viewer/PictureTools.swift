import SwiftUI

/// The buttons above a picture: what is known of it, where it may go, and the way out.
struct PictureTools: ToolbarContent {
  let commands: PictureCommands
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button {
        dismiss()
      } label: {
        Text("Close", bundle: .module)
      }
      .keyboardShortcut(.cancelAction)
      .accessibilityIdentifier("close")
    }
    ToolbarItemGroup(placement: .primaryAction) {
      tool(commands.saving)
      CopyPictureLink(transfer: commands.transfer)
      tool(commands.information)
    }
  }

  private func tool(_ command: PictureCommand) -> some View {
    Button(action: command.action) { PictureCommandLabel(command: command) }
      .keyboardShortcut(command.key, modifiers: command.modifiers)
      .disabled(!command.isEnabled)
      .help(command.name)
  }
}
