import Foundation
import Networking
import Testing

struct EndpointTests {
  @Test func onlyPostMayNotBeAskedTwice() {
    for method in HTTPCall.Method.allCases {
      #expect(method.isIdempotent == (method != .post))
      #expect(HTTPCall(method, .path("/")).isRepeatable == (method != .post))
    }
  }

  @Test func jsonEndpointDecodesItsAnswer() throws {
    let endpoint = Endpoint<[Int]>.json(.get, "/numbers")

    #expect(try endpoint.decode(Data("[1,2]".utf8)) == [1, 2])
  }

  @Test func partsOfTheCallReadAndChangeThroughTheEndpoint() {
    var endpoint = Endpoint<[Int]>.json(.get, "/numbers")

    endpoint.query = [URLQueryItem(name: "page", value: "2")]
    endpoint.isRepeatable = false

    #expect(endpoint.path == "/numbers")
    #expect(endpoint.call.query == [URLQueryItem(name: "page", value: "2")])
    #expect(!endpoint.call.isRepeatable)
  }

  @Test func fileEndpointHandsOnTheBytes() throws {
    let address = try #require(URL(string: "http://pictures.example/a.jpg?w=80"))
    let endpoint = Endpoint.file(at: address)

    #expect(endpoint.target == .address(address))
    #expect(endpoint.path == "/a.jpg")
    #expect(try endpoint.decode(Data([0xFF, 0xD8])) == Data([0xFF, 0xD8]))
  }
}
