import SwiftUI

/// The first picture of a card, as wide as the card.
struct AlbumPicture: View {
  let picture: ForumPicture

  var body: some View {
    RemotePicture(addresses: picture.addresses) { image in
      image.resizable().scaledToFit().frame(maxWidth: .infinity)
    } placeholder: {
      PictureCaption(picture: picture)
    }
    .accessibilityLabel(Text("Picture \(picture.name)", bundle: .module))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
