package import Foundation
import Networking

/// The calls of a community that need no login, as values.
package struct CommunityEndpoints: Sendable {
  private let now: (@Sendable () -> Date)?

  /// Declares the calls.
  ///
  /// - Parameter now: Tells the time that each call carries, so that no cache in between answers;
  ///   without it calls carry none and the server is free to say "not modified".
  package init(now: (@Sendable () -> Date)? = nil) { self.now = now }

  /// A call whose content is an object.
  func get<Content: Decodable & Sendable>(
    _ template: PathTemplate, _ values: [String] = [], query: [(CommunityField, String)] = []
  ) -> Endpoint<Answer<Content>> {
    call(template, values, query: query) { try CommunityJSON.answer(from: $0) }
  }

  /// A call whose content is a list, or null for an empty one.
  func list<Element: Decodable & Sendable>(
    _ template: PathTemplate, _ values: [String] = [], query: [(CommunityField, String)] = []
  ) -> Endpoint<Answer<[Element]>> {
    call(template, values, query: query) {
      let answer = try CommunityJSON.answer(
        LenientList<Element>.self, from: $0, absent: LenientList(elements: []))
      return Answer(content: answer.content.elements, losses: answer.losses)
    }
  }

  /// A call whose answer is read by `decode`, or says no in words of the community.
  func call<Response>(
    _ template: PathTemplate, _ values: [String], query: [(CommunityField, String)] = [],
    decode: @escaping @Sendable (Data) throws -> Response
  ) -> Endpoint<Response> {
    Endpoint(
      HTTPCall(.get, .path(template.path(values)), query: items(query)),
      refusal: CommunityJSON.refusal, decode: decode)
  }

  /// The fields behind the question mark, the time last.
  private func items(_ query: [(CommunityField, String)]) -> [URLQueryItem] {
    var fields = query
    if let now = now?() {
      fields.append((.cacheBuster, String(Int64(now.timeIntervalSince1970 * 1000))))
    }
    return fields.map { URLQueryItem(name: $0.0.rawValue, value: $0.1) }
  }
}
