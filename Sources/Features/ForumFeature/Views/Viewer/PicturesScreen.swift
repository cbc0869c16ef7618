import SwiftUI

/// One picture of a topic after another, as large as the window.
struct PicturesScreen: View {
  @State private var model: PicturesModel
  @State private var attempt = 0
  @Environment(\.dismiss) private var dismiss

  init(model: PicturesModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(
      phase: model.phase,
      empty: EmptyNote(title: Text("No pictures here", bundle: .module), systemImage: "photo"),
      retry: { attempt += 1 }
    ) {
      VStack(spacing: 0) {
        if let picture = model.picture {
          PictureStage(picture: picture.picture, model: model).id(picture.id)
          PictureFacts(picture: picture)
        }
        PictureControls(model: model)
      }
    }
    .navigationTitle(title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button {
          dismiss()
        } label: {
          Text("Close", bundle: .module)
        }
        .keyboardShortcut(.cancelAction)
        .accessibilityIdentifier("close")
      }
    }
    .load(attempt: attempt, open: model.open, refresh: model.open)
    .accessibilityIdentifier("pictures")
  }

  /// The number of the picture; a plus says that there may be more of them.
  private var title: Text {
    guard let index = model.index else { return Text("Pictures", bundle: .module) }
    return Text(verbatim: "\(index + 1) / \(model.pictures.count)\(model.mayHaveMore ? "+" : "")")
  }
}
