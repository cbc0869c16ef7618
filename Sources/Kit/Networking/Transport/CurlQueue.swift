#if os(Linux)
  import CCurl

  /// The transfers of a loop: those that run, and those that wait until their server has fewer.
  ///
  /// libcurl could count connections itself (`CURLMOPT_MAX_HOST_CONNECTIONS`), but some of its
  /// versions now and then forget a transfer that waits.
  struct CurlQueue {
    /// The most transfers that run with one server at a time; browsers have the same number.
    private static let limitPerOrigin = 6

    private let multi: CurlMultiHandle
    private var waiting: [CurlTransfer] = []
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var loads: [Origin?: Int] = [:]

    init(_ multi: CurlMultiHandle) { self.multi = multi }

    /// Takes transfers that are to start when it is their turn.
    mutating func add(_ transfers: [CurlTransfer]) { waiting += transfers }

    /// Ends what nobody waits for any more.
    mutating func dropAbandoned() {
      waiting.removeAll(where: \.isAbandoned)
      for (handle, transfer) in running where transfer.isAbandoned { _ = remove(handle) }
    }

    /// Starts what may start, first come, first served.
    ///
    /// - Complexity: O(*n*) in the number of those that wait.
    mutating func startWaiting() {
      var stillWaiting: [CurlTransfer] = []
      for transfer in waiting {
        guard loads[transfer.origin, default: 0] < Self.limitPerOrigin else {
          stillWaiting.append(transfer)
          continue
        }
        guard let handle = transfer.start() else { continue }
        running[handle] = transfer
        loads[transfer.origin, default: 0] += 1
        multi.add(handle)
      }
      waiting = stillWaiting
    }

    /// Hands out the outcomes of what is done.
    ///
    /// - Returns: Whether a place has become free that somebody waits for.
    mutating func finishDone() -> Bool {
      var hasFinished = false
      while let (handle, code) = multi.nextFinished() {
        remove(handle)?.finish(code)
        hasFinished = true
      }
      return hasFinished && !waiting.isEmpty
    }

    /// Ends everything as cancelled.
    mutating func end() {
      for handle in Array(running.keys) { remove(handle)?.finish(CURLE_ABORTED_BY_CALLBACK) }
      for transfer in waiting { transfer.finish(CURLE_ABORTED_BY_CALLBACK) }
      waiting = []
    }

    private mutating func remove(_ handle: UnsafeMutableRawPointer) -> CurlTransfer? {
      guard let transfer = running.removeValue(forKey: handle) else { return nil }
      multi.remove(handle)
      loads[transfer.origin, default: 1] -= 1
      if loads[transfer.origin] == 0 { loads[transfer.origin] = nil }
      return transfer
    }
  }
#endif
