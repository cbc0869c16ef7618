#if os(Linux)
  import CCurl
  import Foundation
  import Glibc
  import Synchronization

  /// The thread on which all transfers of one client run; it sleeps until a socket or a caller
  /// wakes it, and starts with the first transfer.
  final class CurlLoop: Sendable {
    private struct Inbox {
      var added: [CurlTransfer] = []
      var hasThread = false
      var isStopped = false
    }

    private let inbox = Mutex(Inbox())
    private let multi = CurlMultiHandle()

    /// Starts a transfer soon.
    func add(_ transfer: CurlTransfer) {
      let needsThread = inbox.withLock { inbox in
        inbox.added.append(transfer)
        defer { inbox.hasThread = true }
        return !inbox.hasThread
      }
      if needsThread { Thread.detachNewThread { self.run() } }
      wake()
    }

    /// Has the thread look at its inbox and at what was abandoned.
    func wake() { multi.wake() }

    /// Ends the thread; transfers under way end as cancelled.
    func stop() {
      inbox.withLock { $0.isStopped = true }
      wake()
    }

    private func run() {
      // A write to a connection that has gone raises this signal inside the TLS library. Where
      // it is blocked the write fails instead, as it should.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)

      var queue = CurlQueue(multi)
      while let added = takeInbox() {
        queue.add(added)
        queue.dropAbandoned()
        queue.startWaiting()
        multi.perform()
        let hasRoom = queue.finishDone()
        if !hasRoom { multi.waitForActivity() }
      }
      queue.add(inbox.withLock(\.added))
      queue.end()
    }

    /// Takes what has come in; `nil` once the loop is to end.
    private func takeInbox() -> [CurlTransfer]? {
      inbox.withLock { inbox in
        guard !inbox.isStopped else { return nil }
        defer { inbox.added = [] }
        return inbox.added
      }
    }
  }

  /// A libcurl multi handle, with the calls that the loop needs.
  ///
  /// Sendable unchecked, since it is a C handle: all calls come from the thread of the loop, but
  /// for `wake()`, which libcurl allows from anywhere. The handle lives as long as the object.
  final class CurlMultiHandle: @unchecked Sendable {
    private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK
    private let handle: UnsafeMutableRawPointer?

    init() {
      precondition(Self.isLibraryReady, "libcurl could not be started")
      handle = curl_multi_init()
    }

    deinit { curl_multi_cleanup(handle) }

    func add(_ transfer: UnsafeMutableRawPointer) { curl_multi_add_handle(handle, transfer) }

    func remove(_ transfer: UnsafeMutableRawPointer) { curl_multi_remove_handle(handle, transfer) }

    func wake() { curl_multi_wakeup(handle) }

    func perform() {
      var running: Int32 = 0
      curl_multi_perform(handle, &running)
    }

    func waitForActivity() { curl_multi_poll(handle, nil, 0, .max, nil) }

    func nextFinished() -> (UnsafeMutableRawPointer, CURLcode)? {
      var left: Int32 = 0
      while let message = curl_multi_info_read(handle, &left) {
        if message.pointee.msg == CURLMSG_DONE {
          return (message.pointee.easy_handle, ccurl_message_result(message))
        }
      }
      return nil
    }
  }
#endif
