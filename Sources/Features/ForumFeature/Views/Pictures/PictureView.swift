import SwiftUI

/// A picture of an article, as wide as the text at most.
struct PictureView: View {
  let picture: ForumPicture

  var body: some View {
    RemotePicture(addresses: picture.addresses) { image in
      PictureLayout(maxHeight: 480) { image.resizable().scaledToFit() }
    } placeholder: {
      PictureCaption(picture: picture)
    }
    .accessibilityLabel(Text("Picture \(picture.name)", bundle: .module))
    .accessibilityIdentifier("picture")
  }
}
