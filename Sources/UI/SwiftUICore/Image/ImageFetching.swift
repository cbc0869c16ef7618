package import Foundation

/// Gets pictures by their addresses.
package nonisolated protocol ImageFetching: Sendable {
  /// Gets a picture; cancelling the task ends the transfer.
  ///
  /// - Parameter url: Where the picture is.
  /// - Returns: What lies there, whatever it is.
  /// - Throws: Why nothing came; an answer of failure counts as nothing.
  func picture(at url: URL) async throws -> FetchedPicture
}

/// What was found under an address.
package nonisolated struct FetchedPicture: Sendable {
  package var data: Data
  /// What the server says it is, such as `image/png`; `nil` if it says nothing.
  package var mediaType: String?

  package init(data: Data, mediaType: String? = nil) {
    self.data = data
    self.mediaType = mediaType
  }
}

/// Gets pictures that need no network: files.
package nonisolated struct FileImageFetcher: ImageFetching {
  package init() {}

  @concurrent package func picture(at url: URL) async throws -> FetchedPicture {
    guard url.isFileURL else { throw URLError(.unsupportedURL) }
    return FetchedPicture(data: try Data(contentsOf: url))
  }
}

extension EnvironmentValues {
  private enum FetcherKey: EnvironmentKey {
    static var defaultValue: any ImageFetching { FileImageFetcher() }
  }

  /// What gets pictures by their addresses; files alone where nobody sets it.
  package var imageFetcher: any ImageFetching {
    get { self[FetcherKey.self] }
    set { self[FetcherKey.self] = newValue }
  }
}
