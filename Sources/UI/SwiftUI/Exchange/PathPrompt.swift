import Foundation
import SwiftUICore

/// A sheet in which the path of a file is typed, where the renderer has no dialog for files.
struct PathPrompt: View {
  let request: FileRequest
  /// Takes the files; `nil` if the person wants none.
  let onEnd: ([URL]?) -> Void
  @State private var path = ""
  /// What is wrong with what was typed.
  @State private var problem: PathProblem?
  @FocusState private var isTyping: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading) {
      title.font(.headline)
      TextField(text: $path, prompt: Text(verbatim: "~/")) { Text(own: "Path") }
        .focused($isTyping)
        .onSubmit(finish)
      if let problem {
        problem.text.foregroundStyle(.red)
        ForEach(problem.names, id: \.self) { name in
          Text(verbatim: name).foregroundStyle(.secondary)
        }
      }
      HStack {
        Spacer()
        Button(role: .cancel) {
          onEnd(nil)
        } label: {
          Text(own: "Cancel")
        }
        Button(action: finish) { confirmation }.disabled(path.isEmpty)
      }
    }
    .padding()
    .onAppear {
      path = PathReader(request).start
      isTyping = true
    }
    .onChange(of: path) { problem = nil }
  }

  private var title: Text {
    if let title = request.title { return Text(verbatim: title) }
    return switch request.purpose {
    case .open(let several): Text(own: several ? "Choose Files" : "Choose a File")
    case .save: Text(own: "Save as")
    case .folder: Text(own: "Choose a Folder")
    }
  }

  private var confirmation: Text {
    if let name = request.confirmation { return Text(verbatim: name) }
    switch (request.purpose, problem) {
    case (.save, .exists): return Text(own: "Replace")
    case (.save, _): return Text(own: "Save")
    default: return Text(own: "Choose")
    }
  }

  private func finish() {
    guard !path.isEmpty else { return }
    switch PathReader(request).read(path, replacing: problem == .exists) {
    case .success(let files): onEnd(files)
    case .failure(let found): problem = found
    }
  }
}
