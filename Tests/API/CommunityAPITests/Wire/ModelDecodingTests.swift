import CommunityAPI
import Foundation
import Testing

struct ModelDecodingTests {
  @Test func accountIsReadInFull() throws {
    let account: Account = try Samples.decode(Samples.account).content

    let expected = Account(
      id: Identifier("00000000000000000000000000000a01"), name: "alice01", nick: "爱丽丝",
      avatarURL: "http://img.example/a.jpg", avatar: "file/00000000000000000000000000000aaa",
      k3sURL: "https://ks3.example/a.jpg", gender: 1, level: 3, levelTitle: "嫩芽", score: 1200,
      loginTime: Date(timeIntervalSince1970: 1_700_000_000),
      createTime: Date(timeIntervalSince1970: 1_400_000_000))
    #expect(account == expected)
  }

  @Test func sectionIsReadInFull() throws {
    let section: CommunityAPI.Section = try Samples.decode(Samples.section).content

    let id = Identifier<CommunityAPI.Section>("00000000000000000000000000000c01")
    #expect(section == Section(id: id, name: "休闲娱乐", description: "轻松一下"))
  }

  @Test func boardLosesPaddingAndReadsNumbersAsFlags() throws {
    let board: Board = try Samples.decode(Samples.board).content

    #expect(board.title == "测试专用")
    #expect(board.isFavorite)
    #expect(board.groupID == nil)
    #expect(board.sectionID.rawValue == "00000000000000000000000000000c01")
    #expect(board.todayPostCount == 12)
    #expect(!board.isDirectory)
  }

  @Test func searchedBoardTellsItsStatistics() throws {
    let json = #"""
      {"id":"b","name":"Test","title":"t","type":1,"manager":["alice01",{"name":"bob02"},null],"articleCount":5,"topicCount":"3","isAttachment":1,"isFavorites":1}
      """#

    let board: Board = try Samples.decode(json).content

    #expect(board.statistics.managers == ["alice01", "bob02"])
    #expect(board.statistics.articleCount == 5)
    #expect(board.statistics.topicCount == 3)
    #expect(board.isFavorite)
    #expect(board.isDirectory)
  }

  @Test func articleIsReadWithoutItsNulls() throws {
    let answer: Answer<Article> = try Samples.decode(Samples.article)
    let article = answer.content

    #expect(article.attachments.map(\.name) == ["cat.jpg"])
    #expect(article.likes == [])
    #expect(answer.losses == [])
    #expect(article.postTime == Date(timeIntervalSince1970: 1_700_000_100))
    #expect(article.editTime == nil)
    #expect(article.topicOrder == 1)
    #expect(article.account?.name == "alice01")
    #expect(article.city == "北京")
    #expect(article.replyID == Identifier("00000000000000000000000000000d01"))
    #expect(article.body.hasPrefix("<p>同意楼主</p>"))
  }

  @Test func likeIsReadInFull() throws {
    let like: Like = try Samples.decode(Samples.like).content

    #expect(like.score == 5)
    #expect(like.body == "好文")
    #expect(like.time == Date(timeIntervalSince1970: 1_700_000_200))
    #expect(like.account == nil)
  }

  @Test func topicCountsRepliesWithoutItsFirstArticle() throws {
    let topic: Topic = try Samples.decode(Samples.topic()).content

    #expect(topic.subject == "今天天气")
    #expect(topic.articleCount == 2)
    #expect(topic.replyCount == 1)
    #expect(topic.likeCount == 1)
    #expect(topic.board == nil)
    #expect(topic.article == nil)
    #expect(Topic(id: Identifier("x"), subject: "").replyCount == 0)
  }

  @Test(arguments: [
    (#"{"name":"热帖","id":"","type":"global","value":""}"#, NavigationEntry.Target.hotTopics),
    (#"{"name":"图览","id":null,"type":"","value":"album"}"#, .album),
    (#"{"name":"校园","id":"c1","type":"channel","value":"x"}"#, .channel(Identifier("c1"))),
  ])
  func navigationEntryKnowsItsTarget(json: String, target: NavigationEntry.Target) throws {
    let entry: NavigationEntry = try Samples.decode(json).content

    #expect(entry.target == target)
  }

  @Test(arguments: [
    ("photo.JPEG", "", true), ("a.webp", "application/octet-stream", true),
    ("a", "image/png", true), ("a.pdf", "application/pdf", false), ("jpg", "", false),
  ])
  func picturesAreKnownByTypeOrName(name: String, mediaType: String, isPicture: Bool) {
    let attachment = Attachment(id: Identifier("x"), name: name, mediaType: mediaType)

    #expect(attachment.isPicture == isPicture)
  }
}
