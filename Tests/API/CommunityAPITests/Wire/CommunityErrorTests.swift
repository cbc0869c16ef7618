import CommunityAPI
import Foundation
import Networking
import Testing

struct CommunityErrorTests {
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
  func refusalsAreTold(json: String, expected: CommunityError) throws {
    let error = try #require(
      #expect(throws: NetworkError.self) {
        _ = try CommunityJSON.answer(TopicsReply.self, from: Data(json.utf8))
      })

    #expect(CommunityError(error) == expected)
  }

  @Test(arguments: ["主题不存在", "该主题已删除"])
  func missingThingIsAMissingTopicOnlyWhereATopicIsConcerned(message: String) {
    let error = NetworkError.envelope(ServerRefusal(code: 0, kbsCode: 0, message: message))

    #expect(CommunityError(error, concernsTopic: true) == .topicGone(message: message))
    #expect(CommunityError(error) == .refused(code: 0, kbsCode: 0, message: message))
  }

  @Test(arguments: [401, 403]) func statusAloneTellsThatTheSessionExpired(status: Int) {
    let error = NetworkError.http(status: status, excerpt: "")

    #expect(CommunityError(error) == .sessionExpired(message: ""))
  }

  @Test(arguments: [NetworkError.timeout, .offline(.noRoute), .http(status: 500, excerpt: "")])
  func whatIsNotTheCommunitysStaysAsItIs(error: NetworkError) {
    #expect(CommunityError(error) == .network(error))
  }
}
