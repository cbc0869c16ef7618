#if os(Linux)
  import CCurl
  import Glibc

  extension NetworkError {
    /// Says in our words why libcurl gave up.
    ///
    /// - Parameters:
    ///   - code: What libcurl returned, not `CURLE_OK`.
    ///   - systemError: The `errno` of the last connect or read, 0 without one.
    ///   - text: libcurl's own words.
    ///   - reply: What had come of the answer.
    init(_ code: CURLcode, systemError: Int32, text: String, _ reply: IncomingReply) {
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
        self = .offline(.unknownHost)
      case CURLE_COULDNT_CONNECT:
        self = Self.connectFailure(systemError)
      case CURLE_OPERATION_TIMEDOUT:
        self = .timeout
      case CURLE_GOT_NOTHING, CURLE_SEND_ERROR:
        self = reply.hasHead ? reply.truncation : .offline(.connectionLost)
      case CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
        let isLost = systemError != 0 || code != CURLE_RECV_ERROR
        let lost = reply.hasHead ? reply.truncation : .offline(.connectionLost)
        self = isLost ? lost : .malformedReply(reason: text)
      case CURLE_PARTIAL_FILE:
        self = reply.truncation
      case CURLE_ABORTED_BY_CALLBACK:
        self = .cancelled
      case CURLE_URL_MALFORMAT, CURLE_FAILED_INIT, CURLE_BAD_FUNCTION_ARGUMENT:
        self = .invalidRequest(reason: text)
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_USE_SSL_FAILED,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
        self = .insecure(reason: text)
      default:
        self = .malformedReply(reason: text)
      }
    }

    private static func connectFailure(_ systemError: Int32) -> NetworkError {
      switch systemError {
      case ECONNREFUSED: .offline(.refused)
      case ETIMEDOUT: .timeout
      case ECONNRESET: .offline(.connectionLost)
      default: .offline(.noRoute)
      }
    }
  }
#endif
