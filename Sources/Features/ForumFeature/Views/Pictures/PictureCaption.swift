import SwiftUI

/// The name and size of a picture, where it can't be shown itself.
struct PictureCaption: View {
  let picture: ForumPicture

  var body: some View {
    Label {
      Text("\(picture.name) (\(picture.sizeInBytes.inBytes))", bundle: .module)
    } icon: {
      Image(systemName: "photo")
    }
    .font(.callout).foregroundStyle(.secondary).lineLimit(1)
  }
}
