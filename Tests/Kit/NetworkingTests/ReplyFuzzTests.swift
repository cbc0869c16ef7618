import Foundation
import Networking
import TestSupport
import Testing

/// Answers as no server should write them, sent over a real connection.
@Suite(.hangLimit)
struct ReplyFuzzTests {
  private static let interesting = [
    "\r\n", "\r\n\r\n", ":", "HTTP/1.1 ", "HTTP/2 200\r\n", "Content-Length: ", "-1", "0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n", "Content-Encoding: br\r\n", "Location: //[", "Set-Cookie: ",
    "ffffffffffffffff", "WWW-Authenticate: Digest\r\n", " ", "100", "101", "204", "304",
  ]

  @Test func anyAnswerEndsInAReplyOrAnError() async throws {
    let corpus = try Mutator.corpus(in: Checkout.fixture("ReplyCorpus"))
    var mutator = Mutator(corpus: corpus, interesting: Self.interesting, seed: 2)
    let server = try FaultServer()
    let client = Loader.standard.client(server) {
      $0.cache = MemoryResponseCache()
      $0.responseLimit = 10_000
      $0.redirectLimit = 2
    }
    var replies = 0
    var errors = 0

    for bytes in corpus + (0..<1500).map({ _ in mutator.next() }) {
      server.script("/x", ScriptedReply([.send(Data(bytes)), .close]))
      do {
        let reply = try await client.exchange(HTTPCall(.get, .path("/x")))
        replies += 1
        #expect((200...999).contains(reply.status))
        #expect(reply.body.count <= 10_000)
        #expect(reply.address.host() == "127.0.0.1" || reply.isSuccess)
        for field in reply.headers.fields { #expect(!field.value.contains { $0.isNewline }) }
      } catch {
        errors += 1
        #expect(![.cancelled, .timeout].contains(error))
      }
    }

    #expect(replies > 300)
    #expect(errors > 300)
  }
}
