/// Why a server could not begin to listen.
package enum HTTPServerError: Error, Hashable {
  /// Another program listens there.
  case addressInUse(host: String, port: UInt16)
  /// Ports below 1024 are the system's.
  case permissionDenied(host: String, port: UInt16)
  /// This machine has no such address, or it is not one.
  case addressUnavailable(host: String)
  /// The system refused; `reason` is its message.
  case system(reason: String)
}
