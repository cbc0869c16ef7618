import Foundation
package import Networking

/// Loads the files of pictures.
package protocol PictureRepository: Sendable {
  /// Loads the file of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; the first of its addresses that has it counts.
  ///   - progress: Hears how much is here while it comes; begins anew with each address.
  /// - Returns: The file, whose head has been read.
  /// - Throws: Why none of the addresses has it: the first that says more than that it is gone.
  func file(
    of picture: ForumPicture, progress: @escaping @Sendable (PictureProgress) -> Void
  ) async throws(PictureProblem) -> PictureFile
}

/// Loads the files of pictures over the network.
package struct NetworkPictureRepository: PictureRepository {
  private let client: any HTTPClient

  /// Makes a repository.
  ///
  /// - Parameter client: Makes the calls; how many bytes a file may have, and how long it may take,
  ///   is up to it.
  package init(client: any HTTPClient) { self.client = client }

  package func file(
    of picture: ForumPicture, progress: @escaping @Sendable (PictureProgress) -> Void
  ) async throws(PictureProblem) -> PictureFile {
    var problem = PictureProblem.gone
    for address in picture.addresses {
      do throws(PictureProblem) {
        return try await file(at: address, progress: progress)
      } catch {
        if error == .cancelled { throw error }
        if problem == .gone { problem = error }
      }
    }
    throw problem
  }

  private func file(
    at address: URL, progress: @escaping @Sendable (PictureProgress) -> Void
  ) async throws(PictureProblem) -> PictureFile {
    let call = HTTPCall(
      .get, .address(address),
      headers: ["Accept": "image/webp, image/png, image/jpeg, image/gif, */*;q=0.5"])
    let reply: HTTPReply
    do throws(NetworkError) {
      reply = try await client.exchange(call) { report in
        guard case .received(let count, let total) = report else { return }
        progress(PictureProgress(receivedBytes: Int(count), totalBytes: total.map { Int($0) }))
      }
      guard reply.isSuccess else { throw .http(status: reply.status, excerpt: "") }
    } catch {
      throw PictureProblem(error)
    }
    // What is a picture is one whatever the server calls it.
    if PictureFormat(reply.body) == nil, reply.isHTML { throw .webPage }
    return try PictureFile(reply.body, from: address)
  }
}

extension PictureProblem {
  /// Says what a failed call means for a picture.
  fileprivate init(_ error: NetworkError) {
    switch error {
    case .cancelled: self = .cancelled
    case .http(status: 404, _), .http(status: 410, _): self = .gone
    case .tooLarge(let limit): self = .tooLarge(limitInBytes: limit)
    case .truncated: self = .damaged
    default: self = .notReached(ForumProblem(error))
    }
  }
}
