import Foundation
import Networking
import Testing

struct EndpointTests {
  @Test func onlyPostMayNotBeAskedTwice() {
    let idempotent = [Endpoint<Data>.Method.get, .put, .delete].allSatisfy(\.isIdempotent)

    #expect(idempotent)
    #expect(!Endpoint<Data>.Method.post.isIdempotent)
  }

  @Test func jsonEndpointDecodesItsAnswer() throws {
    let endpoint = Endpoint<[Int]>.json(.get, "/numbers")

    #expect(try endpoint.decode(Data("[1,2]".utf8)) == [1, 2])
  }
}
