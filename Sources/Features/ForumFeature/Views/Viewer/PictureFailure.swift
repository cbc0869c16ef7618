import SwiftUI

/// Stands in place of a picture that can't be had, or is none.
struct PictureFailure: View {
  let picture: ForumPicture
  let problem: PictureProblem
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("The picture can't be shown", bundle: .module)
      } icon: {
        Image(systemName: "photo")
      }
    } description: {
      problem.words
      Text(verbatim: picture.name)
    } actions: {
      RetryButton(retry: retry).buttonStyle(.bordered)
    }
    .accessibilityIdentifier("picture-failure")
  }
}

extension PictureProblem {
  /// Why there is no picture.
  var words: Text {
    switch self {
    case .notReached(let problem): problem.title
    case .gone: Text("It is no longer there.", bundle: .module)
    case .webPage: Text("A web page came in its place.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .notAPicture: Text("The file is no picture of a known kind.", bundle: .module)
    case .damaged: Text("The file is damaged or breaks off.", bundle: .module)
    case .tooLarge(let limit):
      Text("The file has more than \(limit.inBytes).", bundle: .module)
    case .cancelled: Text("Loading was stopped.", bundle: .module)
    }
  }
}
