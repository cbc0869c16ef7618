import CommunityAPI
import Foundation
import Networking
import Testing

struct CommunityJSONTests {
  @Test(arguments: [
    "<html><body>502 Bad Gateway</body></html>", "  \n<!DOCTYPE html>", "\u{FEFF}<p>登录</p>",
  ])
  func webPageIsKnownAsSuch(page: String) {
    #expect(isWebPage(page) == true)
  }

  @Test(arguments: ["", "null", "[]", "{", "{}", #"{"status":404,"error":"Not Found"}"#, "hello"])
  func whatIsNoEnvelopeIsUnreadable(text: String) throws {
    #expect(isWebPage(text) == false)
  }

  @Test func unreadableContentNamesItsPlace() {
    let json = #"{"code":1,"data":{"topic":{"id":"e","availables":"many"}}}"#

    #expect(
      throws: NetworkError.decoding(
        .init(path: "data.topic.availables", reason: "many is no Int", isHTML: false))
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
    #expect(throws: NetworkError.self) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(#"{"code":1,"data":null}"#.utf8))
    }
  }

  @Test func failureIsReadWhateverItsContent() {
    let json = #"{"code":2,"message":"没有权限","data":"无"}"#

    #expect(throws: NetworkError.envelope(ServerRefusal(code: 2, message: "没有权限"))) {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(json.utf8))
    }
  }

  /// Whether a failure to decode says that a web page came; `nil` when there is no such failure.
  private func isWebPage(_ text: String) -> Bool? {
    do {
      _ = try CommunityJSON.answer(TopicsReply.self, from: Data(text.utf8))
      return nil
    } catch .decoding(let failure) {
      return failure.isHTML
    } catch {
      return nil
    }
  }
}
