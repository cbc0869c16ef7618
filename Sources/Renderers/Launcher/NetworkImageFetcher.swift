import Foundation
import Networking
import SwiftUICore

/// Gets pictures over the network, and from files.
struct NetworkImageFetcher: ImageFetching {
  private let client: NetworkHTTPClient

  /// Makes a fetcher that keeps pictures for as long as the program runs.
  init() {
    // Addresses are whole ones, so that nothing is ever asked below the base.
    var configuration = NetworkHTTPClient.Configuration(baseURL: URL(filePath: "/"))
    configuration.headers = ["Accept": "image/webp, image/png, image/jpeg, image/gif, */*;q=0.5"]
    configuration.cache = MemoryResponseCache(sizeLimit: 67_108_864)
    client = NetworkHTTPClient(configuration)
  }

  func picture(at url: URL) async throws -> FetchedPicture {
    if url.isFileURL { return try await FileImageFetcher().picture(at: url) }
    let reply = try await client.exchange(HTTPCall(.get, .address(url)))
    guard reply.isSuccess else { throw NetworkError.http(status: reply.status, excerpt: "") }
    return FetchedPicture(data: reply.body, mediaType: reply.headers["Content-Type"])
  }
}
