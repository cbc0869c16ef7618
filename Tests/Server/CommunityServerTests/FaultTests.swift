import CommunityAPI
import CommunityServer
import Foundation
import HTTPServer
import Networking
import ServerStorage
import Testing

struct FaultTests {
  private let hot = "/wap/api/hot/global?page=2&size=5"
  private let community = { try await ServedCommunity { $0.faults = FaultPlan(delay: .zero) } }

  @Test func faultsAreOffByDefault() async throws {
    let plain = try await ServedCommunity()

    for fault in Fault.allCases {
      let response = try await plain.respond(hot + "&fault=\(fault.rawValue)")
      #expect(response.status == .ok)
      #expect(response.delivery == .whole)
      #expect(try CommunityJSON.answer(HotTopicsReply.self, from: response.body.bytes).losses == [])
    }
  }

  @Test func callWithoutAFaultIsAnsweredAsEver() async throws {
    let plain = try await ServedCommunity().respond(hot).body.bytes

    #expect(try await community().respond(hot).body.bytes == plain)
    #expect(try await community().respond(hot + "&fault=unheard-of").body.bytes == plain)
  }

  @Test(arguments: [
    (Fault.http500, 500, "text/html;charset=UTF-8"), (.html, 200, "text/html;charset=UTF-8"),
    (.http401, 401, "application/json;charset=UTF-8"),
    (.kbs7, 200, "application/json;charset=UTF-8"), (.code2, 200, "application/json;charset=UTF-8"),
  ])
  func wholeAnswerIsAnother(fault: Fault, status: Int, type: String) async throws {
    let response = try await community().respond(hot, headers: ["x-fault": fault.rawValue])

    #expect(response.status.code == status)
    #expect(response.headers["Content-Type"] == type)
  }

  @Test func envelopesSayWhatTheyAreToSay() async throws {
    let kbs7 = try await community().object(hot + "&fault=kbs7")
    let code2 = try await community().object(hot + "&fault=code2")
    let http401 = try await community().object(hot + "&fault=http401")

    #expect(kbs7["kbsCode"] as? Int == 7)
    #expect(code2["code"] as? Int == 2)
    #expect(http401["code"] as? Int == 401)
  }

  @Test func garbageIsNeitherJSONNorText() async throws {
    let bytes = try await community().respond(hot + "&fault=garbage").body.bytes

    #expect(String(validating: bytes, as: UTF8.self) == nil)
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: bytes) }
  }

  @Test func halfAndResetAreBrokenDeliveries() async throws {
    let whole = try await community().respond(hot)
    let half = try await community().respond(hot + "&fault=half")
    let reset = try await community().respond(hot + "&fault=reset")

    #expect(half.body.bytes == whole.body.bytes)
    #expect(half.delivery == .cut(after: whole.body.count / 2))
    #expect(reset.delivery == .reset)
  }

  @Test func slowAnswerIsTheSameAnswer() async throws {
    let whole = try await community().respond(hot)

    #expect(try await community().respond(hot + "&fault=slow").body.bytes == whole.body.bytes)
  }

  @Test func emptyListsAreNoMistake() async throws {
    let bytes = try await community().respond("/wap/api/hot/ten?fault=empty").body.bytes

    #expect(try CommunityJSON.answer(TopicsReply.self, from: bytes).content.topics.isEmpty)
  }

  @Test(arguments: [Fault.nulls, .missing, .wrongtype, .objectfavs])
  func spoiltAnswerCanStillBeRead(fault: Fault) async throws {
    let whole = try await community().respond(hot).body.bytes
    let spoilt = try await community().respond(hot + "&fault=\(fault.rawValue)").body.bytes
    let topics = try CommunityJSON.answer(HotTopicsReply.self, from: whole).content.topics
    let read = try CommunityJSON.answer(HotTopicsReply.self, from: spoilt).content.topics

    #expect(spoilt != whole)
    #expect(read.map(\.id) == topics.map(\.id))
    #expect(read.map(\.subject) == topics.map(\.subject))
  }

  @Test func nullsAndTypesAreWrongWhereTheySay() async throws {
    let nulls = try await community().object(hot + "&fault=nulls")
    let types = try await community().object(hot + "&fault=wrongtype")
    let lists = try await community().object(hot + "&fault=objectfavs")

    #expect(((nulls["data"] as? [String: Any])?["topics"] as? [Any])?.first is NSNull)
    let pager = (types["data"] as? [String: Any])?["pager"] as? [String: Any]
    #expect(pager?["page"] as? String == "2")
    #expect(types["code"] as? Int == 1)
    let topics = (lists["data"] as? [String: Any])?["topics"] as? [String: Any]
    #expect(topics.map { Set($0.keys) } == ["0", "1", "2", "3", "4"])
  }

  @Test(arguments: [
    "/wap/api/hot/global?size=5&page=",
    "/wap/api/board/topic/list?id=\(SmallCommunity.id(.board, 1))&size=5&page=",
  ])
  func shiftedPageRepeatsTheLastOfThePageBefore(call: String) async throws {
    let server = try await community()
    let first = try await topics(server, call + "1")
    let second = try await topics(server, call + "2")
    let shifted = try await topics(server, call + "2&fault=shift")

    #expect(shifted == [first.last] + second.dropLast())
    #expect(try await topics(server, call + "1&fault=shift") == first)
  }

  @Test func pagesInThePathAreShiftedToo() async throws {
    let path = "/wap/api/topic/loadArticlesByMode/\(SmallCommunity.id(.topic, 7))/1/2/10"
    let bytes = try await community().respond(path + "?fault=shift").body.bytes
    let articles = try CommunityJSON.answer(TopicArticlesReply.self, from: bytes).content.articles

    #expect(articles.map(\.topicOrder) == Array(9...18))
  }

  @Test func rateDecidesHowManyCallsFailAndTheSeedWhich() async throws {
    func statuses(seed: UInt64) async throws -> [Bool] {
      let server = try await ServedCommunity {
        $0.faults = FaultPlan(rate: 0.2, seed: seed, delay: .zero)
        $0.cacheTime = .seconds(60)
      }
      let plain = try await ServedCommunity().respond("/wap/api/section/all").body.bytes
      var failures: [Bool] = []
      for _ in 0..<300 {
        let response = try await server.respond("/wap/api/section/all")
        failures.append(response.body.bytes != plain || response.delivery != .whole)
      }
      return failures
    }
    let one = try await statuses(seed: 1)

    #expect((20...90).contains(one.count { $0 }))
    #expect(try await statuses(seed: 1) == one)
    #expect(try await statuses(seed: 2) != one)
  }

  private func topics(_ server: ServedCommunity, _ target: String) async throws -> [String?] {
    let data = try await server.object(target)["data"] as? [String: Any]
    let topics = try #require(data?["topics"] as? [[String: Any]])
    return topics.map { $0["id"] as? String }
  }
}
