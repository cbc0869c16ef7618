import CommunityAPI
import ForumFeature
import Foundation
import Networking
import TestSupport
import Testing

/// What becomes of pictures on a real connection that fails in the ways servers do.
@Suite(.hangLimit)
struct PictureRepositoryTests {
  private static let limit = 1 << 20
  private static let file = PictureSample.jpeg(40, 30)
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  private func repository() -> NetworkPictureRepository {
    var configuration = NetworkHTTPClient.Configuration(baseURL: server.address())
    configuration.retry = .never
    configuration.responseLimit = Self.limit
    configuration.clock = ManualClock(skippingSleepsUnder: .seconds(10))
    return NetworkPictureRepository(client: NetworkHTTPClient(configuration))
  }

  private func picture(_ paths: String...) -> ForumPicture {
    ForumPicture(
      id: Identifier("p"), name: "a.jpg", sizeInBytes: 1, addresses: paths.map(server.address))
  }

  /// Why a picture could not be had; `nil` when it could.
  private func problem(of picture: ForumPicture) async -> PictureProblem? {
    do throws(PictureProblem) {
      _ = try await repository().file(of: picture) { _ in }
      return nil
    } catch { return error }
  }

  private static let faults: [(ScriptedReply, PictureProblem?)] = [
    (.answer(200, body: file), nil),
    (.answer(200, body: file, fields: ["Content-Type: text/html"]), nil),
    (.html(200, "<!DOCTYPE html><title>登录</title>"), .webPage),
    (.answer(200, fields: ["Content-Type: image/jpeg"]), .empty),
    (.answer(200, body: Data("hello".utf8)), .notAPicture),
    (.answer(200, body: file.dropLast(2)), .damaged),
    (
      ScriptedReply([.send(ScriptedReply.message(200, body: file, length: 4000)), .close]),
      .damaged
    ),
    (.answer(404), .gone), (.answer(410), .gone),
    (.html(500, "<html>"), .notReached(.serverBroken(status: 500))),
    (
      ScriptedReply([
        .send(ScriptedReply.head(200, fields: [])), .flood(Data(repeating: 7, count: 65536)),
      ]), .tooLarge(limitInBytes: limit)
    ),
    (
      ScriptedReply([.send(ScriptedReply.message(200, body: file, length: 1 << 30)), .awaitClose]),
      .tooLarge(limitInBytes: limit)
    ),
  ]

  @Test(arguments: faults.indices)
  func whatCameInPlaceOfAPictureIsTold(index: Int) async {
    server.script("/a", Self.faults[index].0)

    #expect(await problem(of: picture("/a")) == Self.faults[index].1)
  }

  @Test func nextAddressIsTriedAndTheFirstProblemThatSaysMoreIsTold() async {
    server.script("/gone", .answer(404), .answer(404))
    server.script("/page", .html(200, "<html>"), .html(200, "<html>"))
    server.script("/empty", .answer(200))
    server.script("/good", .answer(200, body: Self.file))

    #expect(await problem(of: picture("/gone", "/page", "/good")) == nil)
    #expect(await problem(of: picture("/gone", "/page", "/empty")) == .webPage)
    #expect(await problem(of: picture()) == .gone)
  }

  @Test func bytesAreCountedByTheLengthThatTheServerAnnounces() async throws {
    let reports = Watched<[PictureProgress]>([])
    let gate = Gate()
    let (start, end) = (Self.file.prefix(60), Self.file.dropFirst(60))
    server.script(
      "/a",
      ScriptedReply([
        .send(ScriptedReply.message(200, body: start, length: Self.file.count)), .hold(gate),
        .send(end),
      ]))

    async let file = repository().file(of: picture("/a")) { report in
      reports.update { $0.append(report) }
    }
    await reports.wait { $0.contains { $0.receivedBytes == 60 } }
    gate.open()

    #expect(try await file.data == Self.file)
    #expect(reports.value.allSatisfy { $0.totalBytes == Self.file.count })
    #expect(reports.value.last?.receivedBytes == Self.file.count)
  }
}
