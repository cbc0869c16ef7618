import Foundation
import Networking
import TestSupport
import Testing

/// Reports of how far a call has come.
@Suite(.hangLimit)
struct ProgressTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  @Test(arguments: Loader.allCases, [1, 65_536, 3_000_000])
  func uploadGoesForwardAndEndsComplete(loader: Loader, size: Int) async throws {
    server.script("/x", .json("1"))
    let reports = Watched<[TransferProgress]>([])
    var random = SeededGenerator(seed: 3)
    let pattern = Data((0..<997).map { _ in UInt8.random(in: 0...255, using: &random) })
    let body = (0...size / 997).reduce(into: Data()) { data, _ in data += pattern }.prefix(size)

    _ = try await loader.client(server).send(
      .bytes(.post, body: .data(body, contentType: "image/jpeg"))
    ) { report in reports.update { $0.append(report) } }

    let sent = reports.value.compactMap { report -> Int64? in
      guard case .sent(let count, let total) = report, total == size else { return nil }
      return count
    }
    #expect(!sent.isEmpty)
    #expect(zip(sent, sent.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(sent.last == Int64(size))
    #expect(sent.allSatisfy { (0...Int64(size)).contains($0) })
    #expect(server.requests.first?.body == body)
  }

  @Test(arguments: Loader.allCases)
  func largeUploadReportsOnTheWay(loader: Loader) async throws {
    let gate = Gate()
    var slow = ScriptedReply([
      .hold(gate), .readBody, .send(ScriptedReply.message(200, body: Data("1".utf8))),
    ])
    slow.readsBodyFirst = false
    server.script("/x", slow)
    let body = HTTPCall.Body.data(Data(count: 20_000_000), contentType: "image/jpeg")
    let last = Watched<Int64>(0)
    let client = loader.client(server)

    let task = Task {
      try await client.send(.bytes(.post, body: body)) { report in
        if case .sent(let count, _) = report { last.update { $0 = count } }
      }
    }
    await last.wait { $0 > 0 }
    #expect(last.value < 20_000_000)
    gate.open()

    _ = try await task.value
    #expect(last.value == 20_000_000)
  }

  @Test(arguments: Loader.allCases)
  func downloadGoesForwardAndEndsComplete(loader: Loader) async throws {
    server.script("/x", .answer(200, body: Data(count: 3_000_000)))
    let reports = Watched<[TransferProgress]>([])

    let body = try await loader.client(server).send(.bytes()) { report in
      reports.update { $0.append(report) }
    }

    let received = reports.value.compactMap { report -> Int64? in
      guard case .received(let count, let total) = report, total == 3_000_000 else { return nil }
      return count
    }
    #expect(body.count == 3_000_000)
    #expect(received.count == reports.value.count)
    #expect(received.count > 1)
    #expect(zip(received, received.dropFirst()).allSatisfy { $0 < $1 })
    #expect(received.last == 3_000_000)
  }

  @Test(arguments: Loader.allCases)
  func totalIsUnknownWhenTheServerDoesNotSay(loader: Loader) async throws {
    server.script("/x", .chunked(["ab", "c"]))
    let reports = Watched<[TransferProgress]>([])

    _ = try await loader.client(server).send(.bytes()) { report in
      reports.update { $0.append(report) }
    }

    #expect(reports.value.last == .received(count: 3, total: nil))
  }

  @Test(arguments: Loader.allCases)
  func refusalInTheMiddleOfAnUploadIsHeard(loader: Loader) async {
    var refusal = ScriptedReply.answer(413, body: Data("too big".utf8))
    refusal.readsBodyFirst = false
    server.script("/x", refusal)
    let body = HTTPCall.Body.data(Data(count: 20_000_000), contentType: "image/jpeg")

    await #expect(throws: NetworkError.http(status: 413, excerpt: "too big")) {
      try await loader.client(server).send(.bytes(.post, body: body))
    }
  }
}
