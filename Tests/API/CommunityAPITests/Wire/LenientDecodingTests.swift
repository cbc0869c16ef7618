import CommunityAPI
import Foundation
import Networking
import Testing

struct LenientDecodingTests {
  @Test func nullElementsAreDroppedInSilence() throws {
    let json = "{\"topics\":[null,\(Samples.topic()),null]}"

    let answer: Answer<TopicsReply> = try Samples.decode(json)

    #expect(answer.content.topics.count == 1)
    #expect(answer.losses == [])
  }

  @Test func brokenElementTakesOnlyItselfAndIsCounted() throws {
    let json = """
      {"topics":[\(Samples.topic(id: "e1")),{"subject":"no id"},{"id":"e3","subject":{}},7,\
      \(Samples.topic(id: "e5"))]}
      """

    let answer: Answer<TopicsReply> = try Samples.decode(json)

    #expect(answer.content.topics.map(\.id.rawValue) == ["e1", "e5"])
    let paths = answer.losses.map(\.path)
    #expect(paths == ["data.topics.1.id", "data.topics.2.subject", "data.topics.3"])
  }

  @Test func brokenPartOfAnArticleLeavesTheArticle() throws {
    let json = #"""
      {"id":"d","subject":"s","body":"b","account":"nobody","likes":{"a":1},"attachments":[null,{"id":"0a","type":1},{"id":""},{"type":"x"}]}
      """#

    let answer: Answer<Article> = try Samples.decode(json)

    #expect(answer.content.account == nil)
    #expect(answer.content.attachments.map(\.mediaType) == ["1"])
    #expect(answer.content.likes == [])
    #expect(
      answer.losses.map(\.path) == ["data.account", "data.attachments.3.id", "data.likes"])
  }

  @Test func topicWithoutBoardIsRead() throws {
    let topic: Topic = try Samples.decode(#"{"id":"0b","subject":"x","board":null}"#).content

    #expect(topic == Topic(id: Identifier("0b"), subject: "x"))
  }

  @Test func otherNamesOfTheSameFieldAreRead() throws {
    let json = #"""
      {"id":"d","title":"标题","content":"正文","time":1700000000000,"user":{"id":"a","name":"alice01"}}
      """#

    let article: Article = try Samples.decode(json).content

    #expect(article.subject == "标题")
    #expect(article.body == "正文")
    #expect(article.postTime == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(article.account?.name == "alice01")
    let attachment: Attachment = try Samples.decode(#"{"id":"f","k3sUrl":"https://k/x"}"#).content
    #expect(attachment.ks3URL == "https://k/x")
  }

  @Test(arguments: [
    ("1", true), ("0", false), ("true", true), ("false", false), (#""1""#, true), (#""0""#, false),
    (#""true""#, true), (#""False""#, false), ("null", nil), (#""""#, nil), ("2", true),
  ])
  func flagsComeInManyDresses(json: String, expected: Bool?) throws {
    let account: Account = try Samples.decode(#"{"id":"a","isFriend":\#(json)}"#).content

    #expect(account.isFriend == expected)
  }

  @Test(arguments: [
    ("12", 12), (#""12""#, 12), (#"" 12 ""#, 12), ("12.0", 12), ("true", 1), ("null", 0),
    (#""""#, 0), ("-5", -5), (#""1e3""#, 1000),
  ])
  func numbersComeInManyDresses(json: String, expected: Int) throws {
    let account: Account = try Samples.decode(#"{"id":"a","score":\#(json)}"#).content

    #expect(account.score == expected)
  }

  @Test(arguments: [#""many""#, "[]", "{}", "1e300"])
  func whatIsNoNumberBreaksItsObject(json: String) {
    #expect(throws: NetworkError.self) {
      let _: Answer<Account> = try Samples.decode(#"{"id":"a","score":\#(json)}"#)
    }
  }

  @Test func identifiersMayBeNumbers() throws {
    let board: Board = try Samples.decode(#"{"id":17,"sectionId":4}"#).content

    #expect(board.id.rawValue == "17")
    #expect(board.sectionID.rawValue == "4")
  }

  @Test func objectWithNumberedKeysCountsAsList() throws {
    let json = """
      {"topics":{"10":\(Samples.topic(id: "e10")),"2":\(Samples.topic(id: "e2")),"3":null}}
      """

    let answer: Answer<TopicsReply> = try Samples.decode(json)

    #expect(answer.content.topics.map(\.id.rawValue) == ["e2", "e10"])
  }

  @Test func absentAndNullListsAreEmpty() throws {
    let absent: Answer<HotTopicsReply> = try Samples.decode("{}")
    let null: Answer<HotTopicsReply> = try Samples.decode(#"{"topics":null,"pager":null}"#)

    #expect(absent.content == HotTopicsReply(topics: []))
    #expect(null.content == HotTopicsReply(topics: []))
  }

  @Test(arguments: [#"{"topics":"none"}"#, #"{"topics":{"a":1}}"#, "[]", "3"])
  func whatIsNoListIsNoEmptyList(json: String) {
    #expect(throws: NetworkError.self) {
      let _: Answer<TopicsReply> = try Samples.decode(json)
    }
  }

  @Test func halfAnEmojiTakesOnlyItsElement() throws {
    let json = #"{"topics":[{"id":"e1","subject":"\ud83d"},{"id":"e2","subject":"\ud83d\ude00"}]}"#

    let answer: Answer<TopicsReply> = try Samples.decode(json)

    #expect(answer.content.topics.map(\.subject) == ["😀"])
    #expect(answer.losses.count == 1)
  }

  @Test func brokenUTF8IsRepaired() throws {
    var bytes = Samples.success(#"{"id":"e1","subject":"天气"}"#)
    let cut = try #require(bytes.range(of: Data("气".utf8)))
    bytes.remove(at: cut.lowerBound)

    let answer: Answer<Topic> = try CommunityJSON.answer(from: bytes)

    #expect(answer.content.subject.hasPrefix("天\u{FFFD}"))
  }

  @Test func timeZeroMeansNever() throws {
    let account: Account = try Samples.decode(#"{"id":"a","loginTime":0,"createTime":"5"}"#).content

    #expect(account.loginTime == nil)
    #expect(account.createTime == Date(timeIntervalSince1970: 0.005))
  }
}
