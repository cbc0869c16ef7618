import Foundation
import Networking
import TestSupport
import Testing

/// What a client writes down, and above all what not.
@Suite(.hangLimit)
struct LogTests {
  private let server: FaultServer
  private let lines = Watched<[String]>([])

  init() throws { server = try FaultServer() }

  private func client(_ change: (inout NetworkHTTPClient.Configuration) -> Void = { _ in })
    -> NetworkHTTPClient
  {
    let lines = lines
    return Loader.standard.client(server) {
      $0.log = NetworkLog { line in lines.update { $0.append(line) } }
      $0.clock = ManualClock(skippingSleepsUnder: .seconds(10))
      $0.jitter = { 0 }
      change(&$0)
    }
  }

  @Test func eachStepOfACallIsALine() async throws {
    server.script("/x", .answer(503), .redirect(to: "/end?token=s3cret"))
    server.script("/end", .json("[1]", fields: ["ETag: \"7\"", "Set-Cookie: a=s3cret"]))
    let client = client { $0.retry = RetryPolicy(firstDelay: .seconds(1)) }

    _ = try await client.send(.bytes(query: [URLQueryItem(name: "page", value: "2")]))
    _ = await failure { () throws(NetworkError) in try await client.send(.bytes(.get, "/none")) }

    let address = "http://127.0.0.1:\(server.port)"
    let accept = "; Accept: application/json, text/plain, */*"
    #expect(
      lines.value == [
        "#1 GET \(address)/x?page=2, no body\(accept)",
        "#1 503, 0 bytes, 0.000s; Content-Length: 0",
        "#1 again in 1.000s after status 503",
        "#1 GET \(address)/x?page=2, no body\(accept)",
        "#1 302, 0 bytes, 0.000s; Location: /end?token=<hidden>; Content-Length: 0",
        "#1 GET \(address)/end?token=<hidden>, no body\(accept)",
        "#1 200, 3 bytes, 0.000s; Content-Type: application/json; ETag: \"7\"; "
          + "Set-Cookie: a=<hidden>; Content-Length: 3",
        "#2 GET \(address)/none, no body\(accept); Cookie: <hidden>",
        "#2 404, 0 bytes, 0.000s; Content-Length: 0",
      ])
  }

  @Test(arguments: [
    (ScriptedReply.reset, "#1 failed: offline (connectionLost)"),
    (.misannounced("abc", length: 9), "#1 failed: ended after 3 of 9 bytes"),
    (.redirect(to: "/x"), "#1 failed: more than 1 redirects"),
    (.answer(200, body: Data(count: 11)), "#1 failed: more than 10 bytes"),
  ])
  func failureIsALine(reply: ScriptedReply, line: String) async {
    server.script("/x", reply)
    let client = client {
      $0.redirectLimit = 1
      $0.responseLimit = 10
    }

    _ = await failure { () throws(NetworkError) in try await client.send(.bytes()) }

    #expect(lines.value.last == line)
  }

  @Test func serversWordsDoNotBeginALineOfTheirOwn() async {
    server.script(
      "/x", .raw("HTTP/1.1 200 OK\r\nServer: a\rb\r\nETag: \u{1B}[31m\r\n\r\n"))

    _ = await failure { () throws(NetworkError) in try await client().send(.bytes()) }

    #expect(lines.value.count >= 2)
    for line in lines.value { #expect(!line.unicodeScalars.contains { $0.value < 0x20 }) }
  }

  @Test func noSecretIsEverWritten() async throws {
    var random = SeededGenerator(seed: 7)
    let secrets = (0..<400).map { _ in
      String((0..<12).map { _ in "ABCDEFGHJKLMNPQRSTUVWXYZ".randomElement(using: &random) ?? "A" })
    }
    var next = secrets.makeIterator()
    let names = ["password", "token", "kbs-key", "pass_token", "session", "auth", "sig", "captcha"]

    for round in 0..<40 {
      let name = names[round % names.count]
      let secret = { next.next() ?? "" }
      server.script(
        "/x",
        .answer(
          [302, 503, 200, 401][round % 4], body: Data(secret().utf8),
          fields: [
            "Set-Cookie: \(name)=\(secret()); Path=/", "set-cookie: \(secret())",
            "Location: /y?\(name)=\(secret())#\(secret())", "X-\(name): \(secret())",
          ]),
        round % 3 == 0 ? .reset : .json("\"\(secret())\""))
      server.script("/y", .json("\"\(secret())\""))
      let client = client {
        $0.retry = RetryPolicy(maximumRetries: 1)
        $0.headers = ["Authorization": "Basic \(secret())"]
        $0.cookies = CookieStore([Cookie(name: name, value: secret(), domain: "127.0.0.1")])
      }
      let fields = [
        URLQueryItem(name: name, value: secret()), URLQueryItem(name: "page", value: "1"),
      ]
      let body: HTTPCall.Body =
        round % 2 == 0
        ? .form([URLQueryItem(name: "username", value: secret())] + fields)
        : .data(Data(secret().utf8), contentType: "application/json")
      let endpoint = Endpoint.bytes(
        round % 5 == 0 ? .put : .post, query: fields, body: body, headers: ["X-Key": secret()])
      _ = await failure { () throws(NetworkError) in try await client.send(endpoint) }
    }

    let text = lines.value.joined(separator: "\n")
    #expect(lines.value.count > 80)
    #expect(secrets.filter { text.contains($0) } == [])
  }
}
