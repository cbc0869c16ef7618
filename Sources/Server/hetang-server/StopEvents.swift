import Arguments
import CProcess
import Dispatch
import Glibc

/// What asks the server to stop.
final class StopEvents {
  /// Each request to stop, as it comes.
  let requests: AsyncStream<Void>
  private let request: AsyncStream<Void>.Continuation
  private var sources: [any DispatchSourceProtocol] = []

  /// Listens for SIGTERM and SIGINT, which end the program no longer by themselves.
  init() {
    (requests, request) = AsyncStream.makeStream(of: Void.self)
    for number in [SIGTERM, SIGINT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { [request] in request.yield() }
      source.resume()
      sources.append(source)
    }
  }

  /// Listens for the end of the program that started this one.
  ///
  /// - Throws: When the system cannot tell of it.
  func watchParent() throws(Failure) {
    let descriptor = pidfd_open(getppid(), 0)
    guard descriptor >= 0 else {
      throw Failure(status: .unavailable, message: "--die-with-parent: the parent is gone already")
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler { [request] in
      request.yield()
      source.cancel()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    sources.append(source)
  }
}
