import SwiftUI

/// Stands in place of a picture that can't be had from any of its addresses.
struct PictureFailure: View {
  let picture: ForumPicture
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("The picture can't be shown", bundle: .module)
      } icon: {
        Image(systemName: "photo")
      }
    } description: {
      Text(verbatim: picture.name)
    } actions: {
      RetryButton(retry: retry).buttonStyle(.bordered)
    }
    .accessibilityIdentifier("picture-failure")
  }
}
