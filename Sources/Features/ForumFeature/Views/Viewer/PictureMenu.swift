import SwiftUI

/// Everything that can be done with a picture, as a menu.
struct PictureMenu: View {
  let commands: PictureCommands

  var body: some View {
    CopyPictureLink(transfer: commands.transfer)
    ForEach(commands.groups.indices, id: \.self) { index in
      if index > 0 { Divider() }
      ForEach(commands.groups[index]) { command in
        Button(action: command.action) { PictureCommandLabel(command: command) }
          .disabled(!command.isEnabled)
      }
    }
  }
}

/// Hands a picture to other programs: where there is no more to choose from, to the clipboard.
struct CopyPictureLink: View {
  let transfer: PictureTransfer?

  var body: some View {
    if let transfer {
      ShareLink(item: transfer, preview: SharePreview(transfer.name)) { label }
    } else {
      Button {
      } label: {
        label
      }
      .disabled(true)
    }
  }

  private var label: some View {
    Label {
      Text("Copy Picture", bundle: .module)
    } icon: {
      Image(systemName: "doc.on.doc")
    }
  }
}
