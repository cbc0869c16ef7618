#if os(Linux)
  /// Carries messages with libcurl.
  ///
  /// In place of `URLSession`, which on Linux is a layer over libcurl that ends the program when a
  /// server sends half a header, a trailer behind the last chunk, or a login challenge without a
  /// realm.
  final class CurlTransport: HTTPTransport {
    private let loop = CurlLoop()

    deinit { loop.stop() }

    func perform(
      _ request: OutgoingRequest, observe: @escaping @Sendable (TransportEvent) -> Void
    ) async -> Result<HTTPReply, NetworkError> {
      let slot = ReplySlot()
      let transfer = CurlTransfer(request, slot, observe)
      return await withTaskCancellationHandler {
        loop.add(transfer)
        return await slot.outcome()
      } onCancel: {
        slot.fill(.failure(.cancelled))
        transfer.abandon()
        loop.wake()
      }
    }
  }
#endif
