import Foundation
import SwiftUICore

/// Lets a person choose files while a binding is true, and does something with the choice.
///
/// The renderer's own dialog is shown where it has one; a sheet in which a path is typed elsewhere.
nonisolated struct FileDialog: ViewModifier {
  /// What becomes of the files that were chosen.
  struct Outcome {
    /// Does it, away from the main actor if it takes long; the result is told on the main actor.
    let perform: @MainActor ([URL]) async throws -> [URL]
    let onCompletion: (Result<[URL], any Error>) -> Void
    var onCancellation: () -> Void = {}
  }

  @Binding var isPresented: Bool
  /// What is asked; `nil` while there is nothing to ask.
  let request: FileRequest?
  let outcome: Outcome
  @Environment(\.exchange) private var exchange
  @Environment(\.fileDialog) private var options
  @Environment(\.self) private var environment
  @State private var choice = Choice()

  /// What was chosen last.
  struct Choice {
    var number = 0
    var files: [URL] = []
  }

  init(isPresented: Binding<Bool>, request: FileRequest?, outcome: Outcome) {
    _isPresented = isPresented
    self.request = request
    self.outcome = outcome
  }

  @MainActor func body(content: Content) -> some View {
    // A task that begins later must not see what was chosen since.
    let (chooser, choice) = (exchange?.fileChooser, choice)
    return
      content
      .task(id: isPresented && request != nil && chooser != nil) {
        guard let chooser, let request, isPresented else { return }
        await ask(chooser, for: options.applied(to: request, in: environment))
      }
      .task(id: choice.number) {
        if choice.number > 0 { await finish(choice.files) }
      }
      .sheet(isPresented: needsSheet(chooser)) {
        if let request {
          PathPrompt(request: options.applied(to: request, in: environment)) { files in
            isPresented = false
            take(files)
          }
        }
      }
  }

  private func needsSheet(_ chooser: (any FileChoosing)?) -> Binding<Bool> {
    let isWanted = $isPresented
    let isPossible = request != nil && chooser == nil
    return Binding(
      reading: { isPossible && isWanted.wrappedValue },
      writing: { isShown in
        guard !isShown, isWanted.wrappedValue else { return }
        isWanted.wrappedValue = false
        take(nil)
      })
  }

  /// Takes up what was chosen; `nil` if the person wants nothing.
  private func take(_ files: [URL]?) {
    guard let files else { return outcome.onCancellation() }
    choice = Choice(number: choice.number + 1, files: files)
  }

  @MainActor private func ask(_ chooser: any FileChoosing, for request: FileRequest) async {
    do {
      let files = try await chooser.choose(request)
      guard !Task.isCancelled else { return }
      isPresented = false
      take(files)
    } catch {
      guard !Task.isCancelled else { return }
      isPresented = false
      outcome.onCompletion(.failure(error))
    }
  }

  @MainActor private func finish(_ files: [URL]) async {
    do {
      outcome.onCompletion(.success(try await outcome.perform(files)))
    } catch {
      outcome.onCompletion(.failure(error))
    }
  }
}
