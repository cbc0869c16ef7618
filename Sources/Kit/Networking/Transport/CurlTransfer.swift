#if os(Linux)
  import CCurl
  import Foundation
  import Synchronization

  /// One message and its answer, as libcurl sees them.
  ///
  /// Sendable unchecked, since it owns a C handle: after `init` only the thread of the loop touches
  /// it, but for `abandon()`, `isAbandoned` and the slot, which guard themselves.
  final class CurlTransfer: @unchecked Sendable {
    let request: OutgoingRequest
    private(set) var reply: IncomingReply
    private let slot: ReplySlot
    private let observe: @Sendable (TransportEvent) -> Void
    private let hasGoneAway = Atomic(false)

    private var handle: UnsafeMutableRawPointer?
    private var headerList: UnsafeMutablePointer<curl_slist>?
    /// Where libcurl writes why it failed.
    let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var head = HeaderLines()
    private var sentCount = 0
    private var reportedCount: Int64 = 0
    private var failure: NetworkError?

    init(
      _ request: OutgoingRequest, _ slot: ReplySlot,
      _ observe: @escaping @Sendable (TransportEvent) -> Void
    ) {
      self.request = request
      self.slot = slot
      self.observe = observe
      reply = IncomingReply(limit: request.responseLimit)
      errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
      // The list and the text belong to the handle for as long as that lives.
      curl_easy_cleanup(handle)
      curl_slist_free_all(headerList)
      errorText.deallocate()
    }

    /// Says that nobody waits any more; the loop then closes the connection.
    func abandon() { hasGoneAway.store(true, ordering: .releasing) }

    /// Whether nobody waits any more.
    var isAbandoned: Bool { hasGoneAway.load(ordering: .acquiring) }

    /// Whom the message goes to.
    var origin: Origin? { Origin(request.url) }

    /// Makes the handle; `nil` when there is no memory for it, which ends the transfer.
    func start() -> UnsafeMutableRawPointer? {
      handle = curl_easy_init()
      guard let handle else {
        slot.fill(.failure(.invalidRequest(reason: "no memory for a transfer")))
        return nil
      }
      headerList = CurlOptions(request).apply(to: handle, owner: self)
      observe(.started)
      return handle
    }

    /// Takes libcurl's verdict.
    func finish(_ code: CURLcode) {
      if let failure {
        slot.fill(.failure(failure))
      } else if code == CURLE_OK {
        slot.fill(reply.finish(at: request.url))
      } else {
        var systemError = 0
        if handle != nil { _ = ccurl_get_long(handle, CURLINFO_OS_ERRNO, &systemError) }
        let text = String(cString: errorText)
        slot.fill(
          .failure(NetworkError(code, systemError: Int32(systemError), text: text, reply)))
      }
    }
  }

  // MARK: - What libcurl calls

  extension CurlTransfer {
    /// Runs a callback of libcurl on the transfer that it belongs to.
    static func with<Value>(
      _ context: UnsafeMutableRawPointer?, _ body: (CurlTransfer) -> Value, otherwise: Value
    ) -> Value {
      guard let context else { return otherwise }
      return body(Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue())
    }

    /// Takes a line of a header and returns whether to go on.
    func take(headerLine: UnsafeRawBufferPointer) -> Bool {
      guard !reply.hasHead else { return true }  // A trailer, which nobody asked for.
      return attempt { () throws(NetworkError) in
        guard let (status, fields) = try head.take(headerLine) else { return }
        try reply.begin(status: status, headers: fields)
        observe(.head(status: status))
      }
    }

    /// Takes a part of the body and returns whether to go on.
    func take(body: UnsafeRawBufferPointer) -> Bool {
      attempt { () throws(NetworkError) in
        try reply.append(Data(body))
        observe(.received(count: Int64(reply.body.count), total: reply.announcedLength))
      }
    }

    /// Fills a buffer with the next part of the request's body.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      guard let body = request.body else { return 0 }
      let part = body.dropFirst(sentCount).prefix(buffer.count)
      part.copyBytes(to: buffer)
      sentCount += part.count
      return part.count
    }

    /// Goes to a place in the request's body, as libcurl does when it sends it once more.
    func seek(to offset: Int) -> Bool {
      guard (0...(request.body?.count ?? 0)).contains(offset) else { return false }
      sentCount = offset
      return true
    }

    /// Takes how many bytes of the body have left.
    func report(sent count: Int64) {
      guard let body = request.body, count > reportedCount else { return }
      reportedCount = count
      observe(.sent(count: count, total: Int64(body.count)))
    }

    private func attempt(_ step: () throws(NetworkError) -> Void) -> Bool {
      do {
        try step()
        return true
      } catch {
        failure = error
        return false
      }
    }
  }
#endif
