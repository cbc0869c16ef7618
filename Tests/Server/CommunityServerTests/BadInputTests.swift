import CommunityServer
import Foundation
import HTTPServer
import ServerStorage
import Testing

/// Each call with values that it must refuse in words, whatever they hold.
struct BadInputTests {
  /// What no parameter takes: nothing, far too much, negative, no number, no text, foreign code.
  static let hostile = [
    "", "%20", "99999999999999999999", "9223372036854775807", "-1", "-99999999999999999999",
    "1e9", "0x10", "1.5", "NaN", "%FF%FE", "%C3%28", "%ED%A0%80", "%00", "a%00b", "%", "%zz",
    "'%20OR%20'1'='1", "1;DROP%20TABLE%20topic", "%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "..%2F..%2Fetc%2Fpasswd", "%252e%252e", "%F0%9F%98%80", "null", "undefined", "[object]",
    String(repeating: "a", count: 3000), String(repeating: "%E4%B8%AD", count: 700), "%0D%0AX:y",
    "{\"$ne\":1}", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcde",
  ]

  /// Calls with a place for an identifier.
  static let identifiers = [
    "/wap/api/hot/section?page=1&id=", "/wap/api/channel/loadTopics?page=1&channel=",
    "/wap/api/section/subs?id=", "/wap/api/board/topic/list?page=1&id=",
    "/wap/api/detail/rw/permissions?topicId=",
    "/wap/api/topic/loadArticlesByMode/\(topic)/4/1/20?articleId=",
  ]

  /// Calls with a place for a page, size, mode, offset, count or order behind the question mark.
  static let numbers = [
    "/wap/api/hot/global?page=", "/wap/api/hot/global?size=", "/wap/api/hot/ten?page=",
    "/wap/api/hot/section?id=\(section)&page=",
    "/wap/api/channel/loadTopics?channel=\(SmallCommunity.channel)&size=",
    "/wap/api/album/load/global?page=", "/wap/api/board/topic/list?id=\(board)&page=",
    "/wap/api/board/topic/list?id=\(board)&isOrderByFlushTime=",
    "/wap/api/search/article?keyword=a&start=", "/wap/api/search/article?keyword=a&count=",
    "/wap/api/search/article?keyword=a&earliest=", "/wap/api/search/article?keyword=a&original=",
    "/wap/api/search/account?keyword=a&start=", "/wap/api/account/alice/mixlogs?page=",
  ]

  /// Paths with a place, which is written `@`.
  static let places = [
    "/wap/api/board/load/essence/@/1/20", "/wap/api/board/load/essence/\(board)/@/20",
    "/wap/api/board/load/essence/\(board)/1/@", "/wap/api/board/load/top/@/1/20",
    "/wap/api/board/load/top/\(board)/@/20", "/wap/api/board/load/top/\(board)/1/@",
    "/wap/api/board/manager/list/@", "/wap/api/topic/@/detail", "/wap/api/topic/@/likes",
    "/wap/api/topic/loadArticlesByMode/@/1/1/20",
    "/wap/api/topic/loadArticlesByMode/\(topic)/@/1/20",
    "/wap/api/topic/loadArticlesByMode/\(topic)/1/@/20",
    "/wap/api/topic/loadArticlesByMode/\(topic)/1/1/@", "/wap/api/attachment/download/@", "/file/@",
  ]

  private static let topic = SmallCommunity.id(.topic, 7)
  private static let board = SmallCommunity.id(.board, 1)
  private static let section = SmallCommunity.sections[0]

  @Test(arguments: identifiers)
  func identifierIsRefusedInWords(call: String) async throws {
    let community = try await ServedCommunity()
    for value in Self.hostile { try await expectRefusal(community, call + value) }
    let missing = try #require(call.split(separator: "?").first)
    try await expectRefusal(community, String(missing))
  }

  @Test(arguments: numbers)
  func numberIsRefusedInWords(call: String) async throws {
    let community = try await ServedCommunity()
    for value in Self.hostile where !value.isEmpty {
      try await expectRefusal(community, call + value)
    }
  }

  @Test(arguments: places)
  func placeInThePathIsRefusedInWords(path: String) async throws {
    let community = try await ServedCommunity()
    for value in Self.hostile where !value.isEmpty && !value.contains("/") {
      try await expectRefusal(community, path.replacingOccurrences(of: "@", with: value))
    }
  }

  @Test(arguments: [
    "/wap/api/search/article", "/wap/api/search/board", "/wap/api/search/account",
  ])
  func searchForAnythingIsAnsweredOrRefused(path: String) async throws {
    let community = try await ServedCommunity()
    for value in Self.hostile + ["%22", "*", "a*", "-", "(", "NEAR(a,b)", "a%20AND", "%25", "_"] {
      let envelope = try await community.object("\(path)?keyword=\(value)")
      let code = try #require(envelope["code"] as? Int)
      #expect(code == 1 || (envelope["message"] as? String)?.isChinese == true, "\(value)")
      #expect(code != 500, "\(value)")
    }
    try await expectRefusal(community, path)
    try await expectRefusal(community, path + "?keyword=%20%20")
    try await expectRefusal(community, path + "?keyword=%FF")
  }

  @Test func memberOfAnyNameIsNotThere() async throws {
    let community = try await ServedCommunity()
    for value in Self.hostile where !value.isEmpty && !value.contains("/") {
      try await expectRefusal(community, "/wap/api/account/\(value)/mixlogs")
    }
  }

  @Test(arguments: [
    "/", "/wap", "/wap/api", "/wap/api/profile/fav/boards", "/wap/api/topic", "/index.html",
    "/../../etc/passwd", "/file", "/file/a/b", "//", "/wap/api/hot/global/x", "/WAP/API/hot/global",
  ])
  func unknownPathIsNotFoundInAnEnvelope(path: String) async throws {
    let community = try await ServedCommunity()

    #expect(try await community.respond(path).status == .notFound)
    #expect(try await community.object(path)["code"] as? Int == 404)
  }

  @Test func otherMethodsAreNotAllowed() async throws {
    let response = try await ServedCommunity().respond("/wap/api/hot/global", method: .post)

    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD, OPTIONS")
  }

  private func expectRefusal(_ community: ServedCommunity, _ target: String) async throws {
    let response = try await community.respond(target)
    let text = String(decoding: response.body.bytes, as: UTF8.self)
    let envelope = try #require(
      try JSONSerialization.jsonObject(with: response.body.bytes) as? [String: Any], "\(target)")

    #expect(response.status == .ok, "\(target)")
    #expect(envelope["code"] as? Int != 1, "\(target)")
    #expect((envelope["message"] as? String)?.isChinese == true, "\(target)")
    #expect(envelope["data"] is NSNull, "\(target)")
    for secret in ["SELECT", "sqlite", "/work", "/tmp", "swift", "script"] {
      #expect(!text.contains(secret), "\(target)")
    }
  }
}

extension String {
  fileprivate var isChinese: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
