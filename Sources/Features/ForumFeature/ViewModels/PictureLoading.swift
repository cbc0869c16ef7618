import Observation

/// Loads the file of the picture that is looked at, and keeps those that were looked at before.
@MainActor @Observable
package final class PictureLoading {
  /// The most bytes of files that are kept beside the one that is looked at.
  package static let mostKeptBytes = 48 << 20

  /// How far the picture has come that is looked at.
  package private(set) var phase = PicturePhase.loading(nil)
  @ObservationIgnored private let pictures: any PictureRepository
  /// The files, that of the picture that was looked at last at the end.
  @ObservationIgnored private var kept: [(id: ForumPicture.ID, file: PictureFile)] = []

  package init(_ pictures: any PictureRepository) { self.pictures = pictures }

  /// The file, once it is there.
  package var file: PictureFile? { if case .loaded(let file) = phase { file } else { nil } }

  /// Loads a picture, unless it is kept; cancelling the task leaves everything as it is.
  package func load(_ picture: ForumPicture) async {
    if let found = kept.first(where: { $0.id == picture.id }) {
      return show(found.file, of: picture.id)
    }
    phase = .loading(nil)
    let (reports, report) = AsyncStream.makeStream(
      of: PictureProgress.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task { [pictures] () -> Result<PictureFile, PictureProblem> in
      defer { report.finish() }
      do throws(PictureProblem) {
        return .success(try await pictures.file(of: picture) { report.yield($0) })
      } catch { return .failure(error) }
    }
    let outcome = await withTaskCancellationHandler {
      for await progress in reports where !Task.isCancelled { phase = .loading(progress) }
      return await task.value
    } onCancel: {
      task.cancel()
    }
    guard !Task.isCancelled else { return }
    switch outcome {
    case .success(let file): show(file, of: picture.id)
    case .failure(.cancelled): break
    case .failure(let problem): phase = .failed(problem)
    }
  }

  /// Says that a file that came can't be shown after all, and forgets it.
  package func fail(_ broken: PictureFile) {
    kept.removeAll { $0.file === broken }
    if file === broken { phase = .failed(.damaged) }
  }

  private func show(_ file: PictureFile, of id: ForumPicture.ID) {
    kept.removeAll { $0.id == id }
    kept.append((id, file))
    var size = kept.reduce(0) { $0 + $1.file.data.count }
    while size > Self.mostKeptBytes, kept.count > 1 { size -= kept.removeFirst().file.data.count }
    phase = .loaded(file)
  }
}
