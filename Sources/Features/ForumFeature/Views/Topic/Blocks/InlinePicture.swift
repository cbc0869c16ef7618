import SwiftUI

/// A picture between words that is no attachment.
struct InlinePicture: View {
  let address: String
  @Environment(Forum.self) private var forum

  var body: some View {
    RemotePicture(addresses: forum.address(ofPicture: address).map { [$0] } ?? []) { image in
      PictureLayout(maxHeight: 320) { image.resizable().scaledToFit() }
    } placeholder: {
      Text("picture", bundle: .module).foregroundStyle(.secondary)
    }
    .accessibilityLabel(Text("picture", bundle: .module))
  }
}
