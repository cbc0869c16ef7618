import Foundation
import HTTPServer
import TestSupport
import Testing

struct AccessLogTests {
  @Test func everyRequestIsRecordedWithoutItsSecrets() async throws {
    let (records, keep) = AsyncStream.makeStream(of: AccessRecord.self)
    let all = try await withServer({ $0.accessLog = CollectedLog { keep.yield($0) } }) { port in
      let requests = [
        get("/a%20b?password=secret", "Cookie: kbs-key=secret"),
        "POST /c?d HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nsecret",
        get("/c?secret#e"),
      ]
      // A request is recorded once it has ended, which may be after the next one has begun.
      var (all, record) = ([AccessRecord](), records.makeAsyncIterator())
      for request in requests {
        _ = try await ask(port, request)
        if let ended = await record.next() { all.append(ended) }
      }
      return all
    }
    try #require(all.count == 3)

    #expect(all.map(\.path) == ["/a%20b", "/c", "/c"])
    #expect(all.map(\.method) == ["GET", "POST", "-"])
    #expect(all.map(\.status) == [200, 200, 400])
    #expect(all.map(\.isComplete) == [true, true, true])
    #expect(all[0].remoteAddress == "127.0.0.1")
    #expect(all[0].byteCount == "GET /a%20b|password=text(\"secret\")|".utf8.count)
    #expect(!all.map(\.jsonLine).joined().contains("secret"))
  }

  @Test func lineIsJSONWhateverThePathHolds() throws {
    let record = AccessRecord(
      id: HTTPRequest(path: "/").id, time: Date(timeIntervalSince1970: 0.25),
      remoteAddress: "::1", method: "GET", path: "/\"\\\u{1}中\n", status: 200, byteCount: 3,
      duration: .microseconds(1500), isComplete: false)

    let line = record.jsonLine
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])

    #expect(line.hasSuffix("}\n"))
    #expect(line.count { $0 == "\n" } == 1)
    #expect(object["time"] as? String == "1970-01-01T00:00:00.250Z")
    #expect(object["path"] as? String == "/\"\\\u{1}中\n")
    #expect(object["us"] as? Int == 1500)
    #expect(object["complete"] as? Bool == false)
    #expect(
      Set(object.keys)
        == ["time", "id", "remote", "method", "path", "status", "bytes", "us", "complete"])
  }

  @Test func fileGetsOneLineARequest() async throws {
    let folder = try TemporaryDirectory()
    let file = folder.file("access.log")
    let log = try FileAccessLog(appendingTo: file)
    try await withServer({ $0.accessLog = log }) { port in
      let socket = try LoopbackSocket(port: port)
      for number in 1...5 {
        try await socket.send(get("/\(number)"))
        _ = try await socket.receiveAnswer()
      }
    }

    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func unwritableFileIsAClearError() throws {
    let folder = try TemporaryDirectory()

    #expect(throws: HTTPServerError.self) {
      try FileAccessLog(appendingTo: folder.file("missing/access.log"))
    }
  }
}
