import CommunityAPI
import Foundation
import Networking

/// A call and how its answer is read; two calls that ask the same are equal.
struct CommunityCall<Content: Sendable>: Sendable {
  let endpoint: Endpoint<Answer<Content>>

  /// The path and what follows the question mark, as the cache knows the call.
  var key: String {
    let query = endpoint.call.query.map { "\($0.name)=\($0.value ?? "")" }
    return ([endpoint.call.path] + query).joined(separator: "\n")
  }
}

extension CommunityCall: Hashable {
  static func == (one: CommunityCall, other: CommunityCall) -> Bool {
    one.endpoint.call == other.endpoint.call
  }

  func hash(into hasher: inout Hasher) { hasher.combine(endpoint.call) }
}

/// An answer and the bytes that it was read from.
struct ReceivedAnswer<Content: Sendable>: Sendable {
  let answer: Answer<Content>
  let body: Data
}
