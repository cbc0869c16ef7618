import Foundation
import Networking
import Testing

/// What an endpoint makes of an answer: a value, or the one error that fits.
struct EndpointReadingTests {
  private struct Page: Decodable {
    struct Article: Decodable { let name: String }
    let articles: [Article]
  }

  @Test func successGivesTheValueAndTheMessage() async throws {
    let client = CannedClient(body: "[1,2]", headers: ["ETag": "\"7\""])

    let answer = try await client.answer(to: Endpoint<[Int]>.json(.get, "/numbers"))

    #expect(answer.value == [1, 2])
    #expect(answer.reply.entityTag == "\"7\"")
  }

  @Test func errorStatusCarriesTheStartOfTheBodyOnOneLine() async {
    let client = CannedClient(status: 500, body: "<html>\n  <h1>坏了</h1>\u{1}</html>")

    await #expect(throws: NetworkError.http(status: 500, excerpt: "<html> <h1>坏了</h1> </html>")) {
      try await client.send(Endpoint<[Int]>.json(.get, "/numbers"))
    }
  }

  @Test func excerptOfALongBodyHasTwoHundredCharacters() async throws {
    let client = CannedClient(status: 404, body: String(repeating: "荷", count: 1000))

    let error = await #expect(throws: NetworkError.self) {
      try await client.send(Endpoint<[Int]>.json(.get, "/numbers"))
    }

    #expect(error == .http(status: 404, excerpt: String(repeating: "荷", count: 200)))
  }

  @Test func excerptOfABinaryBodyIsEmpty() async {
    let client = CannedClient(status: 404, body: "PK\u{0}\u{1}")

    await #expect(throws: NetworkError.http(status: 404, excerpt: "")) {
      try await client.send(Endpoint<[Int]>.json(.get, "/numbers"))
    }
  }

  @Test func serversRefusalBecomesAnEnvelopeError() async {
    let refusal = ServerRefusal(code: 2, kbsCode: 7, message: "没有权限")
    let endpoint = Endpoint<Int>(.get, "/topic") { _ in throw refusal }

    await #expect(throws: NetworkError.envelope(refusal)) {
      try await CannedClient(body: "{}").send(endpoint)
    }
  }

  @Test func refusalInsideAnErrorStatusWinsOverTheStatus() async {
    let refusal = ServerRefusal(code: 401, message: "请登录")
    let call = HTTPCall(.get, .path("/topic"))
    let endpoint = Endpoint<Int>(
      call, refusal: { $0.isEmpty ? nil : refusal }, decode: { $0.count })

    await #expect(throws: NetworkError.envelope(refusal)) {
      try await CannedClient(status: 401, body: "{}").send(endpoint)
    }
    await #expect(throws: NetworkError.http(status: 401, excerpt: "")) {
      try await CannedClient(status: 401, body: "").send(endpoint)
    }
  }

  @Test(arguments: [
    (#"{"articles":[{"name":"a"},{}]}"#, "articles[1].name", "missing"),
    (#"{"articles":[{"name":null}]}"#, "articles[0].name", "null in place of String"),
    (#"{"articles":{"name":"a"}}"#, "articles", "not of type Array<Any>"),
  ])
  func decodingFailureNamesThePlace(body: String, path: String, reason: String) async {
    let failure = DecodingFailure(path: path, reason: reason, isHTML: false)

    await #expect(throws: NetworkError.decoding(failure)) {
      try await CannedClient(body: body).send(Endpoint<Page>.json(.get, "/page"))
    }
  }

  @Test(arguments: [
    ("\u{FEFF}\n <!DOCTYPE html><p>", nil, true), ("<HTML lang='zh'>", nil, true),
    ("nonsense", "Text/HTML; charset=gbk", true), ("nonsense", "application/json", false),
    ("<note>", nil, false),
  ])
  func decodingFailureTellsAWebPage(body: String, mediaType: String?, isHTML: Bool) async throws {
    let client = CannedClient(body: body, headers: mediaType.map { ["Content-Type": $0] } ?? [:])

    let error = await #expect(throws: NetworkError.self) {
      try await client.send(Endpoint<Page>.json(.get, "/page"))
    }

    guard case .decoding(let failure) = error else {
      Issue.record("not a decoding failure: \(String(describing: error))")
      return
    }
    #expect(failure.isHTML == isHTML)
    #expect(failure.path.isEmpty)
    #expect(!failure.reason.isEmpty)
  }
}

/// A client with one fixed answer.
private struct CannedClient: HTTPClient {
  var status = 200
  var body: String
  var headers: HeaderFields = [:]

  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    HTTPReply(
      status: status, headers: headers, body: Data(body.utf8),
      address: URL(filePath: call.path))
  }
}
