import CMicroHTTPD

/// What the library calls; each finds the Swift objects behind its contexts.
///
/// A connection's context holds its `Connection`, a request's context its `Exchange`, both
/// retained from the library's first word about them to its last.
enum Callbacks {
  static let notify: MHD_NotifyConnectionCallback = { context, handle, slot, event in
    guard let context, let handle, let slot else { return }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
      slot.pointee = Unmanaged.passRetained(core.open(handle)).toOpaque()
    } else if let kept = slot.pointee {
      core.close(Unmanaged<Connection>.fromOpaque(kept).takeRetainedValue())
      slot.pointee = nil
    }
  }

  static let begin:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
      UnsafeMutableRawPointer? = { context, target, handle in
        guard let context, let handle, let kept = CMicroHTTPD_connection_context(handle) else {
          return nil
        }
        let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        let connection = Unmanaged<Connection>.fromOpaque(kept).takeUnretainedValue()
        return Unmanaged.passRetained(core.begin(target, on: connection)).toOpaque()
      }

  static let handle: MHD_AccessHandlerCallback = {
    context, handle, _, method, version, chunk, chunkSize, slot in
    guard let context, let handle, let method, let version, let chunkSize, let kept = slot?.pointee
    else { return .NO }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(kept).takeUnretainedValue()
    guard exchange.hasHead else {
      return core.receiveHead(exchange, handle, method: method, version: version)
    }
    guard chunkSize.pointee > 0 else { return core.answer(exchange, handle) }
    let bytes = UnsafeRawBufferPointer(start: chunk, count: chunkSize.pointee)
    chunkSize.pointee = 0
    return core.receiveBody(exchange, bytes)
  }

  static let finish: MHD_RequestCompletedCallback = { context, handle, slot, reason in
    guard let context, let handle, let kept = slot?.pointee else { return }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(kept).takeRetainedValue()
    slot?.pointee = nil
    let isComplete = reason == .REQUEST_TERMINATED_COMPLETED_OK
    core.finish(exchange, status: Int(CMicroHTTPD_status(handle)), isComplete: isComplete)
  }
}
