import Foundation
import Networking
import TestSupport
import Testing

/// What arrives at a server.
@Suite(.hangLimit)
struct RequestTests {
  private let server: FaultServer

  init() throws {
    server = try FaultServer()
    server.script("/x", .json("{}"))
  }

  @Test(arguments: [
    ("a+b&c;d=e", "q=a%2Bb%26c%3Bd%3De"), ("荷塘 月色", "q=%E8%8D%B7%E5%A1%98%20%E6%9C%88%E8%89%B2"),
    ("-._~", "q=-._~"), ("", "q="),
    (
      "%41/?#[]@!$'()*,\"<>\\^`{|}\n\u{1F600}",
      "q=%2541%2F%3F%23%5B%5D%40%21%24%27%28%29%2A%2C%22%3C%3E%5C%5E%60%7B%7C%7D%0A%F0%9F%98%80"
    ),
  ])
  func queryLeavesNothingToGuess(value: String, query: String) async throws {
    _ = try await Loader.standard.client(server)
      .send(.bytes(query: [URLQueryItem(name: "q", value: value)]))

    #expect(server.requests.first?.query == query)
  }

  @Test func queryKeepsOrderAndFieldsWithoutValue() async throws {
    let query = [
      URLQueryItem(name: "b", value: "1"), URLQueryItem(name: "a&", value: nil),
      URLQueryItem(name: "b", value: "2"),
    ]

    _ = try await Loader.standard.client(server).send(.bytes(query: query))

    #expect(server.requests.first?.target == "/x?b=1&a%26&b=2")
  }

  @Test(arguments: Loader.allCases)
  func formTravelsAsUTF8WithPlusForBlanks(loader: Loader) async throws {
    let fields = [
      URLQueryItem(name: "content", value: "中文 a+b&c=d~*\r\n"), URLQueryItem(name: "t", value: "1"),
    ]

    _ = try await loader.client(server).send(.bytes(.post, body: .form(fields)))

    let request = try #require(server.requests.first)
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == "content=%E4%B8%AD%E6%96%87+a%2Bb%26c%3Dd%7E*%0D%0A&t=1")
    #expect(request["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(request["Content-Length"] == "\(request.body.count)")
    #expect(request["Expect"] == nil)
  }

  @Test(arguments: Loader.allCases)
  func bytesTravelWithTheirMediaType(loader: Loader) async throws {
    let data = Data((0...255).map { UInt8($0) })

    _ = try await loader.client(server)
      .send(.bytes(.put, body: .data(data, contentType: "image/png")))

    let request = try #require(server.requests.first)
    #expect(request.method == "PUT")
    #expect(request.body == data)
    #expect(request["content-type"] == "image/png")
    #expect(request.count(of: "Content-Type") == 1)
  }

  @Test(arguments: Loader.allCases)
  func callsWithoutBodySaySo(loader: Loader) async throws {
    let client = loader.client(server)

    for method in HTTPCall.Method.allCases { _ = try await client.send(.bytes(method)) }

    #expect(server.requests.map(\.method) == ["GET", "POST", "PUT", "DELETE"])
    #expect(server.requests.allSatisfy { $0.body.isEmpty })
    #expect(server.requests[0]["Content-Length"] == nil)
    #expect(server.requests[1]["Content-Length"] == "0")
  }

  @Test func pathIsEncodedBelowThatOfTheBase() async throws {
    server.script("/forum/%E7%89%88%2B%3Fa%3Bb/1", .json("{}"))
    let client = Loader.standard.client(server.address("/forum/?ignored=1#x"))

    _ = try await client.send(.bytes(.get, "/版+?a;b/1"))

    #expect(server.requests.first?.target == "/forum/%E7%89%88%2B%3Fa%3Bb/1")
  }

  @Test func wholeAddressStaysAsTheServerWroteIt() async throws {
    server.script("/att/h@base@tag=imgScale", .json("{}"))
    var endpoint = Endpoint.file(at: server.address("/att/h@base@tag=imgScale?w=320&m=%2B#top"))
    endpoint.query = [URLQueryItem(name: "h", value: "a b")]

    _ = try await Loader.standard.client(server).send(endpoint)

    #expect(server.requests.first?.target == "/att/h@base@tag=imgScale?w=320&m=%2B&h=a%20b")
  }

  @Test(arguments: Loader.allCases)
  func fieldsOfTheCallWinOverThoseOfTheClient(loader: Loader) async throws {
    let client = loader.client(server) {
      $0.headers = ["Accept": "a/b", "Referer": "http://base/", "User-Agent": "Hetang"]
    }

    _ = try await client.send(.bytes(headers: ["accept": "c/d", "X-Empty": ""]))

    let request = try #require(server.requests.first)
    #expect(request["Accept"] == "c/d")
    #expect(request.count(of: "Accept") == 1)
    #expect(request["Referer"] == "http://base/")
    #expect(request["User-Agent"] == "Hetang")
    #expect(request["X-Empty"] == "")
  }

  @Test func fieldsThatTellWhoAsksStayWithTheOwnServer() async throws {
    let other = try FaultServer()
    other.script("/x", .json("{}"))
    let client = Loader.standard.client(server) {
      $0.headers = ["Authorization": "Basic Og==", "Referer": "http://base/", "Accept": "a/b"]
    }

    _ = try await client.send(.file(at: other.address("/x")))

    let request = try #require(other.requests.first)
    #expect(request["Authorization"] == nil)
    #expect(request["Referer"] == nil)
    #expect(request["Accept"] == "a/b")
  }

  @Test(
    arguments: [
      ("no slash", [:]), ("/a/../b", [:]), ("/./a", [:]), ("/x", ["Bad Name": "v"]),
      ("/x", ["": "v"]),
      ("/x", ["X": "a\r\nSet-Cookie: b=1"]), ("/x", ["X": "a\u{0}"]), ("/x", ["Host": "evil"]),
      ("/x", ["content-length": "3"]), ("/x", ["Transfer-Encoding": "chunked"]),
    ] as [(String, [String: String])])
  func whatCannotBeSentIsRefusedBeforeItLeaves(path: String, headers: [String: String]) async {
    let client = Loader.standard.client(server)

    let error = await failure { () throws(NetworkError) in
      try await client.send(.bytes(.get, path, headers: headers))
    }

    guard case .invalidRequest = error else {
      Issue.record("sent, or failed otherwise: \(String(describing: error))")
      return
    }
    #expect(server.connectionCount == 0)
  }

  @Test(arguments: ["ftp://127.0.0.1/", "http:///x", "/x", "http://user:word@127.0.0.1/"])
  func addressesThatAreNotPlainHTTPAreRefused(address: String) async throws {
    let url = try #require(URL(string: address))
    let client = Loader.standard.client(url)

    let asBase = await failure { () throws(NetworkError) in try await client.send(.bytes()) }
    let asTarget = await failure { () throws(NetworkError) in
      try await Loader.standard.client(server).send(.file(at: url))
    }

    for error in [asBase, asTarget] {
      guard case .invalidRequest = error else {
        Issue.record("sent, or failed otherwise: \(String(describing: error))")
        continue
      }
    }
    #expect(server.connectionCount == 0)
  }

  @Test func bodyOfAGetIsRefused() async {
    let client = Loader.standard.client(server)

    await #expect(throws: NetworkError.invalidRequest(reason: "a GET has no body")) {
      try await client.send(.bytes(.get, body: .form([])))
    }
  }
}
