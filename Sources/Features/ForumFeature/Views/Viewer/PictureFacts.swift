import SwiftUI

/// What a picture is called, how large its file is, and which floor it is from.
struct PictureFacts: View {
  let picture: TopicPicture

  var body: some View {
    HStack(spacing: 8) {
      Text(
        "\(picture.picture.name) (\(picture.picture.sizeInBytes.inBytes))", bundle: .module
      )
      .lineLimit(1)
      FloorName(picture.floor).words
    }
    .font(.footnote).foregroundStyle(.secondary).monospacedDigit()
    .padding(.horizontal).padding(.top, 8)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("picture-facts")
  }
}
