import CommunityAPI
import Foundation
import Testing

struct CommunityJSONTests {
  @Test(arguments: [
    (#"{"code":401,"message":"x"}"#, CommunityError.sessionExpired(message: "x")),
    (#"{"code":403,"message":"x"}"#, .sessionExpired(message: "x")),
    (#"{"code":1,"kbsCode":7,"message":"x"}"#, .sessionExpired(message: "x")),
    (#"{"code":0,"message":"请先登录"}"#, .sessionExpired(message: "请先登录")),
    (#"{"code":5,"msg":"会话已过期"}"#, .sessionExpired(message: "会话已过期")),
    (#"{"code":2,"message":"没有权限"}"#, .noPermission(message: "没有权限")),
    (#"{"code":"2","message":null,"error":"no"}"#, .noPermission(message: "no")),
    (#"{"code":9,"message":"","msg":"忙"}"#, .refused(code: 9, kbsCode: nil, message: "忙")),
    (
      #"{"code":1,"kbsCode":3,"message":"y","data":[]}"#,
      .refused(code: 1, kbsCode: 3, message: "y")
    ),
    (#"{"code":0}"#, .refused(code: 0, kbsCode: nil, message: "")),
    (
      #"{"code":0,"message":"主题不存在"}"#,
      .refused(code: 0, kbsCode: nil, message: "主题不存在")
    ),
  ])
  func refusalsAreTold(json: String, expected: CommunityError) {
    #expect(throws: expected) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: ["主题不存在", "该主题已删除"])
  func missingTopicIsTold(message: String) {
    let json = #"{"code":0,"kbsCode":0,"message":"\#(message)"}"#

    #expect(throws: CommunityError.topicGone(message: message)) {
      _ = try CommunityJSON.answer(
        TopicDetailReply.self, from: Data(json.utf8), concernsTopic: true)
    }
  }

  @Test(arguments: [
    "<html><body>502 Bad Gateway</body></html>", "  \n<!DOCTYPE html>", "\u{FEFF}<p>登录</p>",
  ])
  func webPageIsKnownAsSuch(page: String) {
    #expect(throws: CommunityError.webPage) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(page.utf8))
    }
  }

  @Test(arguments: ["", "null", "[]", "{", "{}", #"{"status":404,"error":"Not Found"}"#, "hello"])
  func whatIsNoEnvelopeIsUnreadable(text: String) throws {
    let error = #expect(throws: CommunityError.self) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(text.utf8))
    }

    guard case .unreadable = error else {
      Issue.record("\(text) gave \(String(describing: error))")
      return
    }
  }

  @Test func unreadableContentNamesItsPlace() {
    let json = #"{"code":1,"data":{"topic":{"id":"e","availables":"many"}}}"#

    #expect(
      throws: CommunityError.unreadable(path: "data.topic.availables", reason: "many is no Int")
    ) {
      _ = try CommunityJSON.answer(TopicDetailReply.self, from: Data(json.utf8))
    }
  }

  @Test func absentSecondCodeAndUnknownKeysAreFine() throws {
    let json = #"{"code":1,"data":{"topics":[],"adList":[{"mode":1}]},"trace":"x"}"#

    let answer = try CommunityJSON.answer(HotTopicsReply.self, from: Data(json.utf8))

    #expect(answer.content.topics == [])
  }

  @Test func successWithoutContentIsNoEmptyPage() {
    #expect(throws: CommunityError.self) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(#"{"code":1,"data":null}"#.utf8))
    }
  }

  @Test func failureIsReadWhateverItsContent() {
    let json = #"{"code":2,"message":"没有权限","data":"无"}"#

    #expect(throws: CommunityError.noPermission(message: "没有权限")) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(json.utf8))
    }
  }
}
