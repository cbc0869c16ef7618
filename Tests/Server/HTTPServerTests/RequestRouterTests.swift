import Foundation
import HTTPServer
import Routing
import TestSupport
import Testing

struct RequestRouterTests {
  @Test(arguments: [
    ("/a", "list"), ("/a/", "list"), ("//a", "list"), ("/a/7", "one 7"), ("/a/x", "any x"),
    ("/a/%E4%B8%AD", "any 中"), ("/a/%2Fetc", "any /etc"), ("/a/..", "any .."),
    ("/a/%2541", "any %41"), ("/files/x/../y", "path x/../y"),
  ])
  func pathFindsItsHandler(path: String, text: String) async throws {
    let response = try await answer(.get, path)

    #expect(response.status == .ok)
    #expect(String(decoding: response.body.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: ["/", "/b", "/A", "/a/7/8", "/a/7/8/9", "/files", ""])
  func unknownPathIsNotFound(path: String) async throws {
    #expect(try await answer(.get, path).status == .notFound)
  }

  @Test(arguments: ["/a/%", "/a/%zz", "/a/%ff", "/%00", "/a/%E4%B8"])
  func undecodablePathIsABadRequest(path: String) async throws {
    #expect(try await answer(.get, path).status == .badRequest)
  }

  @Test func otherMethodIsToldWhatIsAllowed() async throws {
    let response = try await answer(.delete, "/a")

    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD, POST, OPTIONS")
    #expect(try await answer(.options, "/a").status == .noContent)
    #expect(try await answer(.options, "/a").headers["Allow"] == "GET, HEAD, POST, OPTIONS")
  }

  @Test func headIsAnsweredByGet() async throws {
    #expect(try await answer(.head, "/a").status == .ok)
    #expect(try await answer(.head, "/only-post").status == .methodNotAllowed)
  }

  @Test(arguments: [["/a", "/a"], ["/<x>", "/<y>"], ["/<int:x>/b", "/<int:x>/b"], ["/<"]])
  func routesThatCannotBeToldApartAreRefused(patterns: [String]) {
    #expect(throws: RouterError.self) {
      try RequestRouter(patterns.map { .init(.get, $0) { _, _ in HTTPResponse() } })
    }
  }

  @Test func anyPathIsAnsweredWithAKnownStatus() async throws {
    let corpus = try Mutator.corpus(in: Checkout.fixture("RequestRouterCorpus"))
    var mutator = Mutator(
      corpus: corpus, interesting: ["/", "%", "%2F", "%00", "..", "%2e", "//", "<", "?", "#"],
      seed: 5)
    let router = try fuzzedRouter()
    for index in 0..<4000 {
      let bytes = index < corpus.count ? corpus[index] : mutator.next()
      let response = await router.respond(
        to: HTTPRequest(path: String(decoding: bytes, as: UTF8.self)))

      switch response.status {
      case .ok:
        #expect(response.headers["X-Value"].map { !$0.isEmpty && !$0.contains("\0") } != false)
      case .notFound: break
      case .badRequest:
        #expect(bytes.contains { $0 == UInt8(ascii: "%") || $0 < 0x20 || $0 == 0x7F })
      default: Issue.record("\(response.status.code) for \(bytes)")
      }
    }
  }

  private func answer(_ method: HTTPMethod, _ path: String) async throws -> HTTPResponse {
    let router = try RequestRouter([
      .init(.get, "/a") { _, _ in HTTPResponse(.ok, text: "list") },
      .init(.post, "/a") { _, _ in HTTPResponse(.ok, text: "made") },
      .init(.get, "/a/<int:id>") { _, values in
        HTTPResponse(.ok, text: "one \(values.text("id") ?? "")")
      },
      .init(.get, "/a/<name>") { _, values in
        HTTPResponse(.ok, text: "any \(values.text("name") ?? "")")
      },
      .init(.get, "/files/<path:rest>") { _, values in
        HTTPResponse(.ok, text: "path \(values.text("rest") ?? "")")
      },
      .init(.post, "/only-post") { _, _ in HTTPResponse() },
    ])
    return await router.respond(to: HTTPRequest(method: method, path: path))
  }

  private func fuzzedRouter() throws -> RequestRouter {
    let patterns = [
      "/wap/api/topic/<id>/detail", "/wap/api/board/load/top/<id>/<page>/<size>",
      "/wap/api/account/<name>/mixlogs", "/wap/api/hot/global", "/file/<hash>",
    ]
    return try RequestRouter(
      patterns.map { pattern in
        .init(.get, pattern) { _, values in
          var response = HTTPResponse()
          for name in values.names { response.headers["X-Value"] = values.text(name) }
          return response
        }
      })
  }
}
