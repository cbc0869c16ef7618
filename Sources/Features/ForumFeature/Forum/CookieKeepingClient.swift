import Foundation
import Networking
import Synchronization

/// A client that writes its cookies down whenever a server has changed them.
final class CookieKeepingClient: HTTPClient {
  private let client: NetworkHTTPClient
  private let cookies: CookieStore
  private let file: CookieFile
  private let written: Mutex<[Cookie]>

  init(client: NetworkHTTPClient, cookies: CookieStore, file: CookieFile) {
    self.client = client
    self.cookies = cookies
    self.file = file
    written = Mutex(cookies.cookies())
  }

  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    let reply = try await client.exchange(call, progress: progress)
    let now = cookies.cookies()
    written.withLock { written in
      // A login that could not be written down is still good until the program ends.
      guard now != written, (try? file.write(now)) != nil else { return }
      written = now
    }
    return reply
  }
}
