import SwiftUI

/// A picture of an article, in its own size but no wider than the text; opens the viewer.
struct PictureView: View {
  let picture: ForumPicture
  let place: PicturePlace

  var body: some View {
    ScreenButton(.picture(place)) {
      RemotePicture(addresses: picture.addresses) { image in
        PictureLayout(maxHeight: 480) { image.resizable().scaledToFit() }
      } placeholder: {
        PictureCaption(picture: picture)
      }
      .accessibilityLabel(Text("Picture \(picture.name)", bundle: .module))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("picture")
  }
}
