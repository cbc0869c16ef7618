import SwiftUI

/// One picture of a topic after another, as large as the window.
struct PicturesScreen: View {
  @State private var model: PicturesModel
  @State private var attempt = 0
  @State private var showsInformation = false
  @State private var isSaving = false
  @Environment(\.openInBrowser) private var openInBrowser

  init(model: PicturesModel) { _model = State(initialValue: model) }

  var body: some View {
    PhaseView(
      phase: model.phase,
      empty: EmptyNote(title: Text("No pictures here", bundle: .module), systemImage: "photo"),
      retry: { attempt += 1 }
    ) {
      VStack(spacing: 0) {
        if let picture = model.picture {
          PictureStage(picture: picture.picture, commands: commands).id(picture.id)
          PictureFacts(picture: picture)
        }
        PictureControls(commands: commands)
      }
    }
    .navigationTitle(title)
    .toolbar { PictureTools(commands: commands) }
    .sheet(isPresented: $showsInformation) {
      if let picture = model.picture {
        PictureInformation(picture: picture, file: model.loading.file)
      }
    }
    .modifier(PictureSaver(transfer: commands.transfer, isSaving: $isSaving))
    .load(attempt: attempt, open: model.open, refresh: model.open)
    .accessibilityIdentifier("pictures")
  }

  private var commands: PictureCommands {
    PictureCommands(
      model: model, save: { isSaving = true }, inform: { showsInformation = true },
      openInBrowser: openInBrowser)
  }

  /// The number of the picture; a plus says that there may be more of them.
  private var title: Text {
    guard let index = model.index else { return Text("Pictures", bundle: .module) }
    return Text(verbatim: "\(index + 1) / \(model.pictures.count)\(model.mayHaveMore ? "+" : "")")
  }
}
