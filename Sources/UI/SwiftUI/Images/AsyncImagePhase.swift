public import SwiftUICore

/// How far the loading of a picture is.
public nonisolated enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture, if the loading has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
