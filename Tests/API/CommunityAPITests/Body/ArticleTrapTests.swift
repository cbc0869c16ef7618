import CommunityAPI
import Foundation
import Testing

/// What made other clients lose text, pictures or their footing, with the texts that did it.
struct ArticleTrapTests {
  @Test func wordsBehindALessThanSignStay() {
    #expect(ArticleBody(html: "若 a &lt; b 则继续<br/>第二行").text == "若 a < b 则继续\n第二行")
  }

  @Test func addressRelativeToTheSchemeIsAPicture() throws {
    let html = "<img src=\"//att.newsmth.net/nForum/att/Test/11/22/large\"/>"

    let picture = ArticleBody(html: html).blocks.runs.first?.content
    #expect(picture == .picture(address: "//att.newsmth.net/nForum/att/Test/11/22/large"))
    let base = try #require(URL(string: "https://wap.example"))
    let address = PictureAddresses(base: base, fileHost: base)
      .resolve("//att.newsmth.net/nForum/att/Test/11/22/large")
    #expect(address?.absoluteString == "https://att.newsmth.net/nForum/att/Test/11/22/large")
  }

  @Test func hiddenNumberBeforeTheHeaderIsNotThere() {
    let html = """
      <font style="display: none">123456</font>发信人: demo (某人), 信区: Test<br>标  题: x<br>\
      发信站: 水木社区 (Fri Jan  5 10:00:00 2024), 站内<br><br>正文
      """

    let body = ArticleBody(html: html)
    #expect(body.header?.author == "demo")
    #expect(body.text == "正文")
  }

  @Test func addressWithoutSchemeLeadsAndLeavesChineseTextAlone() {
    let runs = ArticleBody(plainText: "见www.example.com/x，谢谢").blocks.runs

    let link = TextLink.address("http://www.example.com/x")
    #expect(
      runs == [
        ArticleRun("见"), ArticleRun(.text("www.example.com/x"), link: link), ArticleRun("，谢谢"),
      ])
  }

  @Test func unexpectedNestedElementCutsNothingOff() {
    #expect(ArticleBody(html: "<p>第一段<div>框</div>第二段</p>").text == "第一段\n框\n第二段")
  }

  @Test func pictureInAQuotedLineIsTheQuotes() {
    let body = ArticleBody(plainText: ": [img=http://a.example/x.jpg][/img]")

    let line = ArticleQuote.Line(
      level: 1, runs: [ArticleRun(.picture(address: "http://a.example/x.jpg"))])
    #expect(body.blocks == [.quote(ArticleQuote(source: nil, lines: [line]))])
    #expect(ArticleBody(plainText: ": 图[upload=1][/upload]").blocks(placing: 0).count == 1)
  }

  @Test func addressWithTrailingBlankLeads() {
    let runs = ArticleBody(plainText: "[url=http://a.example/ ]字[/url]").blocks.runs

    #expect(runs == [ArticleRun(.text("字"), link: .address("http://a.example/"))])
  }

  @Test func entitiesAreDecodedOnce() {
    #expect(ArticleBody(html: "&#x1F600; &hellip; &amp;amp;").text == "😀 … &amp;")
  }

  @Test func emojiShiftNothing() {
    let body = ArticleBody(plainText: "😀😀 看图 [upload=1][/upload]")

    #expect(body.blocks == [.paragraph([ArticleRun("😀😀 看图 ")]), .attachment(1)])
    let family = ArticleBody(plainText: "👨‍👩‍👧‍👦🇨🇳e\u{301}[em1]@bob02 http://a.example 😀[b]粗[/b]")
    #expect(
      family.blocks.runs == [
        ArticleRun("👨‍👩‍👧‍👦🇨🇳e\u{301}"), ArticleRun(emoticon(.em, 1)),
        ArticleRun(.text("@bob02"), link: .member(name: "bob02")), ArticleRun(" "),
        ArticleRun(.text("http://a.example"), link: .address("http://a.example")), ArticleRun(" 😀"),
        ArticleRun(.text("粗"), style: .init(isBold: true)),
      ])
  }

  @Test func emoticonIsNoAttachment() {
    let body = ArticleBody(html: "<img src=\"/nForum/img/ubb/em/13.gif\">")

    #expect(body.blocks.runs == [ArticleRun(emoticon(.em, 13))])
  }

  @Test func pictureIsKnownByTheEndOfItsNameInAnyCase() {
    let file = Attachment(id: Identifier("x"), name: "photo.JPEG", mediaType: "")

    #expect(file.isPicture)
  }

  @Test(arguments: [
    ("发信站: 水木社区 (Fri Jan  5 10:00:00 2024), 转信", "水木社区"),
    ("发信站: 水木社区自动发信系统 (Fri Jan  5 10:00:00 2024)", "水木社区自动发信系统"),
    ("发信站: 水木社区 (Fri Jan  5 10:00:00 2024), 站内", "水木社区"),
  ])
  func everyStationHasADate(line: String, site: String) {
    let body = ArticleBody(plainText: "发信人: demo (某人), 信区: Test\n标  题: x\n\(line)\n\n正文")

    #expect(body.header?.site == site)
    #expect(body.header?.time == Date(timeIntervalSince1970: 1_704_420_000))
    #expect(body.text == "正文")
  }

  @Test func mailHasAHeaderWithoutBoard() {
    let body = ArticleBody(
      plainText: """
        寄信人: bob02 (老鲍)
        标  题: 你好
        发信站: 水木社区 (Tue Nov 14 22:13:20 2023)
        来  源: 10.0.0.*

        周末有空吗？
        """)

    #expect(body.header?.author == "bob02")
    #expect(body.header?.board == nil)
    #expect(body.header?.title == "你好")
    #expect(body.text == "周末有空吗？")
  }

  @Test(arguments: [
    "发信人: demo", "发信人: demo\n正文", "标  题: x\n发信站: y", "正文\n发信人: demo\n标  题: x",
  ])
  func wordsThatBeginLikeAHeaderStay(text: String) {
    let body = ArticleBody(plainText: text)

    #expect(body.header == nil)
    #expect(body.text == text)
  }

  @Test(arguments: [
    "Fri Jan 32 10:00:00 2024", "Fri Foo  5 10:00:00 2024", "Fri Jan  5 25:00:00 2024", "", "2024",
    "Fri Jan  5 10:00 2024", "Fri Jan  5 10:00:00 99999999999999999999",
  ])
  func nonsenseIsNoDate(date: String) {
    let text = "发信人: demo\n发信站: 水木社区 (\(date)), 站内"

    #expect(ArticleBody(plainText: text).header != nil)
    #expect(ArticleBody(plainText: text).header?.time == nil)
  }

  @Test func pictureOnlyArticleHasNoWords() {
    #expect(ArticleBody(html: "<p></p><p>&nbsp;</p>").blocks == [])
    #expect(ArticleBody(html: "<p></p>").blocks(placing: 2) == [.attachment(1), .attachment(2)])
  }
}
