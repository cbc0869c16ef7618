import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkError {
  /// Says in our words why the system's loader gave up.
  ///
  /// - Parameters:
  ///   - error: What the loader reported.
  ///   - reply: What had come of the answer.
  init(_ error: any Error, _ reply: IncomingReply) {
    guard let error = error as? URLError else {
      self = .malformedReply(reason: "\(type(of: error))")
      return
    }
    switch error.code {
    case .cancelled, .userCancelledAuthentication:
      self = .cancelled
    case .timedOut:
      self = .timeout
    case .notConnectedToInternet, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
      self = .offline(.noRoute)
    case .cannotConnectToHost:
      self = .offline(.refused)
    case .cannotFindHost, .dnsLookupFailed:
      self = .offline(.unknownHost)
    case .networkConnectionLost:
      self = reply.hasHead ? reply.truncation : .offline(.connectionLost)
    case .badURL:
      self = .invalidRequest(reason: "the address is malformed")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
      .appTransportSecurityRequiresSecureConnection:
      self = .insecure(reason: error.localizedDescription)
    #if canImport(FoundationNetworking)
      case .unknown where reply.hasHead:
        // Where Linux's loader has no code of its own for an answer that ended early.
        self = reply.truncation
      case .badServerResponse where !reply.hasHead:
        self = .offline(.connectionLost)
    #endif
    default:
      self = .malformedReply(reason: error.localizedDescription)
    }
  }
}
