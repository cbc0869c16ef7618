import Foundation
import Networking
import TestSupport
import Testing

/// Where a client follows a server, and where not.
@Suite(.hangLimit)
struct RedirectTests {
  private let server: FaultServer

  init() throws {
    server = try FaultServer()
    server.script("/end", .json("1"))
  }

  @Test(
    arguments: Loader.allCases,
    [
      "/end", "end", "./end", "//127.0.0.1:PORT/end", "http://127.0.0.1:PORT/end#x", "/a/../end",
      "/end?q=%E8%8D%B7", "/end?q=荷",
    ])
  func redirectLeadsToTheEnd(loader: Loader, location: String) async throws {
    let location = location.replacing("PORT", with: "\(server.port)")
    server.script("/x", .redirect(to: location))

    let answer = try await loader.client(server).answer(to: .bytes())

    #expect(answer.value == Data("1".utf8))
    #expect(answer.reply.address.path() == "/end")
    if location.contains("q=") { #expect(server.requests.last?.query == "q=%E8%8D%B7") }
  }

  @Test(arguments: Loader.allCases)
  func redirectLoopEndsAtTheLimit(loader: Loader) async {
    server.script("/x", .redirect(to: "/y"))
    server.script("/y", .redirect(to: "/x"))
    let client = loader.client(server) { $0.redirectLimit = 5 }

    await #expect(throws: NetworkError.tooManyRedirects(limit: 5)) {
      try await client.send(.bytes())
    }

    #expect(server.requests.count == 1 + 5)
  }

  @Test(arguments: [
    (301, HTTPCall.Method.post, "GET"), (302, .post, "GET"), (303, .post, "GET"),
    (307, .post, "POST"), (308, .post, "POST"), (302, .put, "PUT"), (303, .put, "GET"),
    (302, .delete, "DELETE"),
  ])
  func methodAndBodyFollowTheStatus(status: Int, method: HTTPCall.Method, next: String) async throws
  {
    server.script("/x", .redirect(status, to: "/end"))
    let body = HTTPCall.Body.form([URLQueryItem(name: "a", value: "1")])

    _ = try await Loader.standard.client(server).send(.bytes(method, body: body))

    let request = try #require(server.requests.last)
    #expect(request.method == next)
    #expect(request.body == (next == "GET" ? Data() : Data("a=1".utf8)))
    #expect((request["Content-Type"] == nil) == (next == "GET"))
  }

  @Test(
    arguments: Loader.allCases,
    [
      ScriptedReply.answer(302), .redirect(to: ""), .answer(300, fields: ["Location: /end"]),
      .answer(304), .answer(305, fields: ["Location: /end"]),
    ])
  func answerWithoutAWayIsTheAnswer(loader: Loader, reply: ScriptedReply) async throws {
    server.script("/x", reply)

    let answer = try await loader.client(server).exchange(HTTPCall(.get, .path("/x")))

    #expect((300...305).contains(answer.status))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["ftp://127.0.0.1/end", "mailto:a@b.example", "file:///etc/passwd", "http:/end"])
  func redirectOutOfHTTPIsRefused(location: String) async {
    server.script("/x", .redirect(to: location))

    let error = await failure { () throws(NetworkError) in
      try await Loader.standard.client(server).send(.bytes())
    }

    #expect(error == .malformedReply(reason: "a redirect to something other than HTTP"))
    #expect(server.requests.count == 1)
  }

  @Test func bodyOfARedirectIsNotReportedAsProgress() async throws {
    server.script(
      "/x", .answer(302, body: Data(count: 1000), fields: ["Location: /end"]))
    let reports = Watched<[TransferProgress]>([])

    _ = try await Loader.standard.client(server)
      .send(.bytes()) { report in reports.update { $0.append(report) } }

    #expect(reports.value == [.received(count: 1, total: 1)])
  }
}
