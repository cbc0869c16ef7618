import CommunityAPI
import Testing

/// HTML of the site, as its calls give it.
struct ArticleHTMLReadingTests {
  @Test func paragraphsAreLinesAndQuotesStandInBoxes() {
    let html = """
      <p>同意楼主</p><p>&nbsp;</p><div class="article-quote"><p>【 在 bob02 的大作中提到: 】</p>\
      <p>: 今天不错</p></div>
      """

    let quote = ArticleQuote(
      source: .init(author: "bob02"), lines: [.init(level: 1, runs: [ArticleRun("今天不错")])])
    #expect(ArticleBody(html: html).blocks == [.paragraph([ArticleRun("同意楼主")]), .quote(quote)])
  }

  @Test(arguments: [
    ("<p>a</p><p></p><p>b</p>", ["a", "", "b"]),
    ("<p>a</p><p>&nbsp;</p><p>b</p>", ["a", "", "b"]),
    ("<p></p><p>a</p><p> </p>", ["a"]), ("a<br>b<br/>c", ["a", "b", "c"]),
    ("<p>a<br></p><p>b</p>", ["a", "b"]), ("a<br><br>b", ["a", "", "b"]),
    ("<div>a</div>\n<div>b</div>", ["a", "b"]), ("<p>a", ["a"]), ("a\n  b", ["a b"]),
    (" a <br /> b ", ["a", "b"]), ("<p>&nbsp;&nbsp;a&nbsp; b</p>", ["  a  b"]),
    ("<ul><li>a<li>b</ul>c", ["a", "b", "c"]), ("<p></p>", []), ("", []), (" \n ", []),
    ("<p>第一段<div>框</div>第二段</p>", ["第一段", "框", "第二段"]),
    ("若 a &lt; b 则继续<br/>第二行", ["若 a < b 则继续", "第二行"]),
    ("<b>x</b>y<unknown>z</unknown>", ["xyz"]), ("<p>a</p>b<p>c</p>", ["a", "b", "c"]),
    ("&#x1F600; &hellip; &amp;amp;", ["😀 … &amp;"]),
    ("<script>alert(1)</script><style>p{}</style>x<!--y-->", ["x"]),
    ("<p style=' Display : NONE '>a</p><span hidden>b</span>c", ["c"]),
  ])
  func linesEndWhereTagsSaySo(html: String, lines: [String]) {
    let body = ArticleBody(html: html)

    #expect(body.blocks.map(\.text) == lines)
    #expect(body.blocks.count { if case .paragraph = $0 { true } else { false } } == lines.count)
  }

  @Test func stylesComeFromTags() {
    let html = """
      <p><b>a</b><i>b</i><u>c</u><font color="red">d</font><font color=#00f>e</font>\
      <strong><em>f</em></strong><font class="f006">g</font>\
      <span style="color: #123456; font-weight:bold; text-decoration: underline">h</span></p>
      """

    let runs = ArticleBody(html: html).blocks.runs
    let styles: [TextStyle] = [
      .init(isBold: true), .init(isItalic: true), .init(isUnderlined: true),
      .init(color: .terminal(1)), .init(color: .rgb(0x0000FF)),
      .init(isBold: true, isItalic: true), .init(color: .terminal(6)),
      .init(isBold: true, isUnderlined: true, color: .rgb(0x123456)),
    ]
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(runs.map(\.style) == styles)
  }

  @Test(arguments: [
    ("https://a.example/x", "https://a.example/x"), (" http://a.example/ ", "http://a.example/"),
    ("/nForum/article", "/nForum/article"), ("//a.example/x", "//a.example/x"),
    ("mailto:a@b.example", "mailto:a@b.example"), ("article?id=a:b", "article?id=a:b"),
    ("javascript:alert(1)", nil), ("JavaScript:alert(1)", nil), ("data:text/html,x", nil),
    ("java\tscript:alert(1)", nil), ("", nil), ("file:///etc/passwd", nil), ("a b", nil),
  ])
  func onlyHarmlessLinksLead(address: String, expected: String?) {
    let run = ArticleBody(html: "<a href=\"\(address)\">字</a>").blocks.runs.first

    #expect(run == ArticleRun(.text("字"), link: expected.map(TextLink.address)))
  }

  @Test func picturesAndEmoticonsAreToldApart() {
    let html = """
      <p>好<img src="/nForum/img/ubb/em/13.gif"><img src=" //att.example/11/22/large "/>\
      <img src="http://x.example/nForum/img/ubb/ema/07.gif"><img src="data:image/png;base64,AA">\
      <img><img src="http://x.example/nForum/img/ubb/em/99.gif"></p>
      """

    let contents = ArticleBody(html: html).blocks.runs.map(\.content)
    #expect(
      contents == [
        .text("好"), emoticon(.em, 13), .picture(address: "//att.example/11/22/large"),
        emoticon(.ema, 7), .picture(address: "http://x.example/nForum/img/ubb/em/99.gif"),
      ])
  }

  @Test func pictureInALinkLeadsThere() {
    let run = ArticleBody(html: "<a href=/att/1><img src=/att/1/large></a>").blocks.runs.first

    #expect(
      run == ArticleRun(.picture(address: "/att/1/large"), link: .address("/att/1")))
  }

  @Test func boxWithoutHeaderOrColonsIsAQuote() {
    let html = "<div class='x article-quote'>a<br>: b<br>: : c<br>.......</div><p>d</p>"

    let lines: [ArticleQuote.Line] = [
      .init(level: 1, runs: [ArticleRun("a")]), .init(level: 1, runs: [ArticleRun("b")]),
      .init(level: 2, runs: [ArticleRun("c")]),
    ]
    #expect(
      ArticleBody(html: html).blocks == [
        .quote(ArticleQuote(source: nil, lines: lines, isCut: true)), .paragraph([ArticleRun("d")]),
      ])
  }

  @Test func preformattedTextIsCode() {
    let body = ArticleBody(html: "a<pre class='language-swift'>\nif x {\n\n  y &lt; 1\n}\n</pre>b")

    let code = ArticleCode(language: "swift", text: "if x {\n\n  y < 1\n}")
    #expect(
      body.blocks == [.paragraph([ArticleRun("a")]), .code(code), .paragraph([ArticleRun("b")])])
  }

  @Test func oldWebFormReadsLikePlainText() throws {
    let html = """
      <font style="display: none">123456</font>发信人:&nbsp;demo&nbsp;(某人),&nbsp;信区:&nbsp;Test \
      <br />&nbsp;标&nbsp;&nbsp;题:&nbsp;Re:&nbsp;天气 <br /> 发信站:&nbsp;水木社区&nbsp;\
      (Fri&nbsp;Jan&nbsp;&nbsp;5&nbsp;10:00:00&nbsp;2024),&nbsp;站内 <br />&nbsp;&nbsp; <br />\
      &nbsp;同意 <br /> <font class="f006">【&nbsp;在&nbsp;bob02&nbsp;的大作中提到:&nbsp;】</font> \
      <br /> <font class="f006">:&nbsp;不错</font> <br /> -- <br /> 签名 <br /> \
      <font class="f000"></font><font class="f003">※&nbsp;来源:·水木社区&nbsp;\
      <a target="_blank" href="http://m.newsmth.net">http://m.newsmth.net</a>\
      ·[FROM:&nbsp;10.0.0.*]</font><font class="f000"></font>
      """

    let body = ArticleBody(html: html)
    let header = try #require(body.header)
    #expect(header.author == "demo")
    #expect(header.nick == "某人")
    #expect(header.title == "Re: 天气")
    #expect(body.blocks.count == 4)
    #expect(body.text.hasPrefix(" 同意\n【 在 bob02 的大作中提到: 】\n: 不错\n签名\n※ 来源"))
    guard case .trailer(let trailer) = body.blocks.last else {
      Issue.record("no trailer")
      return
    }
    #expect(trailer.kind == .origin(site: "水木社区 http://m.newsmth.net", address: "10.0.0.*"))
  }
}
