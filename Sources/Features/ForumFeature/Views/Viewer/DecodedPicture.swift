import SwiftUI
import UniformTypeIdentifiers

/// Shows the picture that is in a file.
struct DecodedPicture<Picture: View>: View {
  let file: PictureFile
  @ViewBuilder let picture: (Image) -> Picture
  /// Hears that there is none.
  let failure: @MainActor () -> Void
  @State private var image: Image?

  var body: some View {
    ZStack { image.map(picture) }
      .task(id: ObjectIdentifier(file)) {
        do {
          image = try await Image(importing: file.data, contentType: .image)
        } catch {
          if !Task.isCancelled { failure() }
        }
      }
  }
}
