import CommunityAPI
import Testing

/// Marks in brackets, emoticons, addresses and members inside lines.
struct ArticleMarkTests {
  @Test(arguments: [
    ("[b]a[/b]", TextStyle(isBold: true)), ("[B]a[/B]", .init(isBold: true)),
    ("[i]a[/i]", .init(isItalic: true)), ("[u]a[/u]", .init(isUnderlined: true)),
    ("[color=#Ff0000]a[/color]", .init(color: .rgb(0xFF0000))),
    ("[color=blue]a[/color]", .init(color: .terminal(4))), ("[color=?]a[/color]", .init()),
    (
      "[size=5][face=x][move][fly][glow=1,red,2][shadow=1]a[/shadow][/glow][/fly][/move][/face][/size]",
      .init()
    ),
    ("[b][i]a[/b][/i]", .init(isBold: true, isItalic: true)),
  ])
  func marksChangeTheStyle(text: String, style: TextStyle) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(.text("a"), style: style)])
  }

  @Test(arguments: [
    "[b]a", "a[/b]", "[c]a[/c]", "[url]", "[]", "[", "[/]", "[b", "[b]a[/i]", "[数字]", "[/upload]",
    "[color=red", "[em74]", "[em0]", "[ema42]", "[em]", "[em1", "[emd1]", "[em0001]",
  ])
  func whatIsNoMarkStaysText(text: String) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(text)])
  }

  @Test(arguments: [
    ("[em1]", Emoticon.Family.em, 1), ("[em07]", .em, 7), ("[em73]", .em, 73), ("[ema0]", .ema, 0),
    ("[emb24]", .emb, 24), ("[emc58]", .emc, 58), ("[EM13]", .em, 13),
  ])
  func emoticonsAreFaces(text: String, family: Emoticon.Family, number: Int) {
    let runs = ArticleBody(plainText: "好\(text)的").blocks.runs

    #expect(runs == [ArticleRun("好"), ArticleRun(emoticon(family, number)), ArticleRun("的")])
  }

  @Test func emoticonKnowsItsAddress() {
    let emoticon = Emoticon(.emb, 3)

    #expect(emoticon?.path == "/nForum/img/ubb/emb/3.gif")
    #expect(Emoticon(address: "//www.example/nForum/img/ubb/emb/3.gif") == emoticon)
    #expect(Emoticon(address: "/nForum/img/ubb/emb/30.gif") == nil)
    #expect(Emoticon(address: "/nForum/att/Test/3.gif") == nil)
  }

  @Test(arguments: [
    ("[url=http://a.example/x]字[/url]", "http://a.example/x"),
    ("[url=http://a.example/ ]字[/url]", "http://a.example/"),
    ("[url=a.example]字[/url]", "http://a.example"), ("[url=/x]字[/url]", "/x"),
    ("[email=a@b.example]字[/email]", "mailto:a@b.example"),
    ("[url=javascript:x]字[/url]", nil), ("[url= ]字[/url]", nil),
  ])
  func linkMarksLead(text: String, address: String?) {
    let runs = ArticleBody(plainText: text).blocks.runs

    #expect(runs == [ArticleRun(.text("字"), link: address.map(TextLink.address))])
  }

  @Test func addressBetweenMarksLeads() {
    let runs = ArticleBody(plainText: "[url]http://a.example/x[/url] [url]b.example/y[/url]").blocks
      .runs

    #expect(
      runs == [
        link("http://a.example/x", to: "http://a.example/x"), ArticleRun(" "),
        link("b.example/y", to: "http://b.example/y"),
      ])
  }

  @Test(arguments: [
    "[img=http://a.example/x.jpg][/img]", "[img]http://a.example/x.jpg[/img]",
    "[IMG=http://a.example/x.jpg]", "[img= http://a.example/x.jpg ][/img]",
  ])
  func pictureMarksArePictures(text: String) {
    let runs = ArticleBody(plainText: text).blocks.runs

    #expect(runs == [ArticleRun(.picture(address: "http://a.example/x.jpg"))])
  }

  @Test(arguments: [
    ("[swf=http://a.example/x.swf][/swf]", "http://a.example/x.swf"),
    ("[mp3=http://a.example/x.mp3 auto=1][/mp3]", "http://a.example/x.mp3"),
    ("[ATT=http://a.example/x SIZE=12][/ATT]", "http://a.example/x"),
  ])
  func filesAreLinks(text: String, address: String) {
    #expect(ArticleBody(plainText: text).blocks.runs == [link(address, to: address)])
  }

  @Test(arguments: [
    ("看http://a.example/x?y=1&z=2#a，好", "看", "http://a.example/x?y=1&z=2#a", "，好"),
    ("(http://a.example/x)", "(", "http://a.example/x", ")"),
    ("http://a.example/x_(y).", "", "http://a.example/x_(y)", "."),
    ("HTTPS://a.example/x!", "", "HTTPS://a.example/x", "!"),
    ("ftp://a.example/x。", "", "ftp://a.example/x", "。"),
    ("rtsp://a.example/x mms", "", "rtsp://a.example/x", " mms"),
    ("http://a.example:8080/[em1]", "", "http://a.example:8080/", "[em1]"),
    ("见http://a.example/中文", "见", "http://a.example/", "中文"),
    ("\"http://a.example/x\"", "\"", "http://a.example/x", "\""),
    ("<http://a.example/x>", "<", "http://a.example/x", ">"),
    ("😀http://a.example/x😀", "😀", "http://a.example/x", "😀"),
  ])
  func bareAddressesEndBeforeOtherText(
    text: String, before: String, address: String, after: String
  ) {
    let runs = ArticleBody(plainText: text).blocks.runs

    let found = runs.filter { $0.link != nil }
    #expect(found == [link(address, to: address)])
    #expect(runs.text == before + address + after)
  }

  @Test(arguments: [
    "http://", "http:// x", "xhttp://a.example", "http:/a", "www", "www.", "awww.x", "www。com",
    "http://，", "ahttps://b", "://x", "中:文",
  ])
  func whatOnlyLooksLikeAnAddressStaysText(text: String) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(text)])
  }

  @Test(arguments: [
    ("@bob02 你好", "bob02"), ("问@bob02，", "bob02"), ("(@bob02)", "bob02"), ("@bob02.", "bob02"),
    ("@abcdefghijkl", "abcdefghijkl"),
  ])
  func membersAreCalledByName(text: String, name: String) {
    let runs = ArticleBody(plainText: text).blocks.runs

    let called = runs.filter { $0.link != nil }
    #expect(called == [ArticleRun(.text("@" + name), link: .member(name: name))])
    #expect(runs.text == text)
  }

  @Test(arguments: [
    "a@b.example", "@1abc", "@abcdefghijklm", "@", "@@", "@b.example", "x.@bob02", "@bob_02", "@x",
  ])
  func addressesAndOtherWordsAreNoMembers(text: String) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(text)])
  }

  @Test func placesOfAttachmentsDivideLines() {
    let body = ArticleBody(plainText: "前[upload=2][/upload]后\n[upload=1]\n[upload=x][upload=0]完")

    #expect(
      body.blocks == [
        .paragraph([ArticleRun("前")]), .attachment(2), .paragraph([ArticleRun("后")]),
        .attachment(1),
        .paragraph([ArticleRun("完")]),
      ])
  }

  @Test func attachmentsWithoutPlaceFollowTheText() {
    let body = ArticleBody(plainText: "a[upload=2][/upload][upload=9][upload=2]b\n--\ns")

    let blocks = body.blocks(placing: 3)
    #expect(
      blocks == [
        .paragraph([ArticleRun("a")]), .attachment(2), .paragraph([ArticleRun("b")]),
        .attachment(1),
        .attachment(3), .signature([[ArticleRun("s")]]),
      ])
    #expect(body.blocks(placing: 0).count == 3)
  }

  @Test func codeMeansNothingButItself() {
    let text = "看[code=swift]\n[b]x[/b] http://a.example\n--\n: y\n[/code]\n完[CODE]z[/code]"

    let code = ArticleCode(language: "swift", text: "[b]x[/b] http://a.example\n--\n: y")
    #expect(
      ArticleBody(plainText: text).blocks == [
        .paragraph([ArticleRun("看")]), .code(code), .paragraph([ArticleRun("完")]),
        .code(ArticleCode(text: "z")),
      ])
    #expect(ArticleBody(plainText: "[code]x\ny").text == "[code]x\ny")
  }

  @Test func stylesReachOverLines() {
    let blocks = ArticleBody(plainText: "[b]一\n二[/b]三").blocks

    let bold = TextStyle(isBold: true)
    #expect(
      blocks == [
        .paragraph([ArticleRun(.text("一"), style: bold)]),
        .paragraph([ArticleRun(.text("二"), style: bold), ArticleRun("三")]),
      ])
  }

  private func link(_ text: String, to address: String) -> ArticleRun {
    ArticleRun(.text(text), link: .address(address))
  }
}
