import SwiftUI

/// All that is known of a picture: its file, and what the camera noted.
struct PictureInformation: View {
  let picture: TopicPicture
  /// The file, once it is there.
  let file: PictureFile?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledContent {
            Text(verbatim: picture.picture.name)
          } label: {
            Text("File Name", bundle: .module)
          }
          LabeledContent {
            FloorName(picture.floor).words
          } label: {
            Text("Floor", bundle: .module)
          }
          if let file { PictureFileFacts(file: file) }
        }
        if let notes = file?.head.notes, !notes.isEmpty { CameraFacts(notes: notes) }
        if let place = file?.head.notes.place { CameraPlace(place: place) }
      }
      .navigationTitle(Text("About This Picture", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            dismiss()
          } label: {
            Text("Close", bundle: .module)
          }
          .keyboardShortcut(.cancelAction)
        }
      }
    }
    .frame(minWidth: 320, minHeight: 360)
    .accessibilityIdentifier("picture-information")
  }
}

/// What the file of a picture says of itself.
private struct PictureFileFacts: View {
  let file: PictureFile

  var body: some View {
    LabeledContent {
      Text(verbatim: "\(Int(file.head.pixels.width)) × \(Int(file.head.pixels.height))")
    } label: {
      Text("Width and Height", bundle: .module)
    }
    LabeledContent {
      Text(verbatim: "\(file.head.format.name), \(file.data.count.inBytes)")
    } label: {
      Text("Kind and Size", bundle: .module)
    }
  }
}
