import Foundation
import HTTPServer
import TestSupport
import Testing

struct HTTPServerTests {
  @Test func answersWithLengthAndDate() async throws {
    try await withServer { port in
      let answer = try #require(try await ask(port, get("/a%20b?x=1&x=%E4%B8%AD")))

      #expect(answer.status == 200)
      #expect(answer.text == "GET /a%20b|x=text(\"1\")&x=text(\"中\")|")
      #expect(answer["Content-Length"] == "\(answer.body.count)")
      #expect(answer["Date"]?.hasSuffix("GMT") == true)
      #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
    }
  }

  @Test func connectionServesOneRequestAfterAnother() async throws {
    try await withServer { port in
      let socket = try LoopbackSocket(port: port)
      for number in 1...3 {
        try await socket.send(get("/\(number)"))
        #expect(try await socket.receiveAnswer()?.text == "GET /\(number)||")
      }
    }
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    try await withServer(handler: { request in
      if request.path == "/1" { await Task.yield() }
      return await echo(request)
    }) { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send((1...20).map { get("/\($0)") }.joined())

      for number in 1...20 {
        #expect(try await socket.receiveAnswer()?.text == "GET /\(number)||")
      }
    }
  }

  @Test func headHasTheLengthButNoBody() async throws {
    try await withServer { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send("HEAD /abc HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let bytes = String(decoding: try await socket.receiveAll(), as: UTF8.self)

      #expect(bytes.contains("Content-Length: 11\r\n"))
      #expect(bytes.hasSuffix("\r\n\r\n"))
    }
  }

  @Test(arguments: [
    "POST /f HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
    "POST /f HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n",
    "POST /f HTTP/1.0\r\nContent-Length: 5\r\n\r\nhello",
  ])
  func bodyArrivesWhole(request: String) async throws {
    try await withServer { port in
      let answer = try await ask(port, request)

      #expect(answer?.text == "POST /f||hello")
    }
  }

  @Test func copyThatIsStillGoodIsConfirmedWithoutItsBytes() async throws {
    try await withServer(handler: { _ in .tagged("0123456789") }) { port in
      let answer = try #require(try await ask(port, get("/", "If-None-Match: \"other\", W/\"v1\"")))

      #expect(answer.status == 304)
      #expect(answer["ETag"] == "\"v1\"")
      #expect(answer.body.isEmpty)
      #expect(try await ask(port, get("/", "If-None-Match: \"v2\""))?.status == 200)
    }
  }

  @Test(arguments: [
    ("bytes=2-4", 206, "234", "bytes 2-4/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
    ("bytes=-2", 206, "89", "bytes 8-9/10"), ("bytes=5-99", 206, "56789", "bytes 5-9/10"),
    ("bytes=10-", 416, "", "bytes */10"), ("bytes=1-2,4-5", 200, "0123456789", nil),
    ("lines=1-2", 200, "0123456789", nil),
  ])
  func partIsServed(range: String, status: Int, text: String, content: String?) async throws {
    try await withServer(handler: { _ in .tagged("0123456789") }) { port in
      let answer = try #require(try await ask(port, get("/", "Range: \(range)")))

      #expect(answer.status == status)
      #expect(answer.text == text)
      #expect(answer["Content-Range"] == content)
    }
  }

  @Test func sharedBytesOutliveTheirOwner() async throws {
    let text = String(repeating: "荷塘", count: 50_000)
    try await withServer(handler: { _ in
      HTTPResponse(type: "text/plain", body: .shared(SharedBytes(text.utf8)))
    }) { port in
      let answer = try await ask(port, get("/"))

      #expect(answer?.text == text)
    }
  }

  @Test func healthIsAnsweredByTheServer() async throws {
    try await withServer { port in
      let answer = try await ask(port, get("/health"))

      #expect(answer?.text == "ok\n")
    }
  }

  @Test func takenPortIsAClearError() async throws {
    try await withServer { port in
      var configuration = ServerConfiguration()
      configuration.port = port
      let second = HTTPServer(configuration: configuration, handler: echo)

      #expect(throws: HTTPServerError.addressInUse(host: "127.0.0.1", port: port)) {
        try second.start()
      }
    }
  }

  @Test(arguments: ["203.0.113.1", "nowhere", "127.0.0.1.5", ""])
  func foreignAddressIsAClearError(host: String) {
    var configuration = ServerConfiguration()
    configuration.host = host
    let server = HTTPServer(configuration: configuration, handler: echo)

    #expect(throws: HTTPServerError.addressUnavailable(host: host)) { try server.start() }
  }

  @Test func brokenDeliveriesEndTheConnectionEarly() async throws {
    try await withServer(handler: { request in
      var response = HTTPResponse(.ok, text: "0123456789")
      response.delivery = request.path == "/reset" ? .reset : .cut(after: 4)
      return response
    }) { port in
      let cut = try #require(try await ask(port, get("/cut")))
      #expect(cut["Content-Length"] == "10")
      #expect(cut.text == "0123")

      let error = await #expect(throws: LoopbackSocket.Failure.self) {
        try await ask(port, get("/reset"))
      }
      #expect(error == .notReceived(code: ECONNRESET))
    }
  }
}

extension HTTPResponse {
  fileprivate static func tagged(_ text: String) -> HTTPResponse {
    var response = HTTPResponse(.ok, text: text)
    response.entityTag = EntityTag("v1")
    response.acceptsRanges = true
    return response
  }
}
