import ForumFeature
import Foundation
import Synchronization
import TestSupport

/// Files of pictures by the pictures' names: `64x32.gif` is one of that size, `none.gif` is gone.
final class StubPictureFiles: PictureRepository {
  private struct State {
    var outcomes: [String: Result<Data, PictureProblem>] = [:]
    var asked: [String] = []
  }

  private let state = Mutex(State())
  private let begun = Watched(0)
  /// While this is set, files wait until it is opened.
  let gate: AsyncGate?
  /// What is told before a file comes.
  let reports: [PictureProgress]

  init(gate: AsyncGate? = nil, reports: [PictureProgress] = []) {
    self.gate = gate
    self.reports = reports
  }

  /// The names of the pictures that were asked for.
  var asked: [String] { state.withLock(\.asked) }

  /// Says what comes of a picture.
  func answer(_ name: String, _ outcome: Result<Data, PictureProblem>) {
    state.withLock { $0.outcomes[name] = outcome }
  }

  /// Waits until so many pictures were asked for.
  func waitForCalls(_ count: Int) async { await begun.wait { $0 >= count } }

  func file(
    of picture: ForumPicture, progress: @escaping @Sendable (PictureProgress) -> Void
  ) async throws(PictureProblem) -> PictureFile {
    let outcome = state.withLock { state in
      state.asked.append(picture.name)
      return state.outcomes[picture.name] ?? Self.usual(picture.name)
    }
    for report in reports { progress(report) }
    begun.update { $0 += 1 }
    await gate?.pass()
    guard !Task.isCancelled else { throw .cancelled }
    return try PictureFile(
      try outcome.get(), from: picture.addresses.first ?? URL(filePath: "/\(picture.name)"))
  }

  private static func usual(_ name: String) -> Result<Data, PictureProblem> {
    let lengths = name.split { $0 == "x" || $0 == "." }.compactMap { UInt16($0) }
    return lengths.count == 2
      ? .success(PictureSample.gif(lengths[0], lengths[1])) : .failure(.gone)
  }
}
