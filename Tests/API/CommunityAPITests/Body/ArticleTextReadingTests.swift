import CommunityAPI
import Foundation
import Testing

/// Text as its author wrote it, with and without the frame of a BBS file.
struct ArticleTextReadingTests {
  private let file = """
    发信人: alice01 (爱丽(丝)), 信区: Test
    标  题: Re: 今天天气
    发信站: 水木社区 (Tue Feb  1 10:30:00 2022), 站内

    同意，[em13]
    [upload=1][/upload]
    【 在 bob02 (老鲍) 的大作中提到: 】
    : 今天不错
    : : 更早的引用
    : ...................
    --
    签名第一行

    ※ 修改:·alice01 于 Feb  1 10:45:00 2022 修改本文·[FROM: 10.0.0.*]
    ※ 来源:·水木社区 http://m.newsmth.net·[FROM: 10.0.0.*]
    """

  @Test func fileIsTakenApart() throws {
    let body = ArticleBody(plainText: file)

    let header = try #require(body.header)
    #expect(header.author == "alice01")
    #expect(header.nick == "爱丽(丝)")
    #expect(header.board == "Test")
    #expect(header.title == "Re: 今天天气")
    #expect(header.site == "水木社区")
    #expect(header.time == Date(timeIntervalSince1970: 1_643_682_600))
    let quote = ArticleQuote(
      source: .init(author: "bob02", nick: "老鲍"),
      lines: [
        .init(level: 1, runs: [ArticleRun("今天不错")]), .init(level: 2, runs: [ArticleRun("更早的引用")]),
      ], isCut: true)
    let edit = ArticleTrailer.Kind.edit(
      name: "alice01", time: Date(timeIntervalSince1970: 1_643_683_500), address: "10.0.0.*")
    let origin = ArticleTrailer.Kind.origin(
      site: "水木社区 http://m.newsmth.net", address: "10.0.0.*")
    let lines = file.split(separator: "\n").map(String.init)
    #expect(
      body.blocks == [
        .paragraph([ArticleRun("同意，"), ArticleRun(emoticon(.em, 13))]), .attachment(1),
        .quote(quote),
        .signature([[ArticleRun("签名第一行")]]),
        .trailer(ArticleTrailer(kind: edit, text: lines[lines.count - 2])),
        .trailer(ArticleTrailer(kind: origin, text: lines[lines.count - 1])),
      ])
  }

  @Test(arguments: [
    ("【 在 bob02 的大作中提到: 】", ArticleQuote.Source(author: "bob02")),
    ("【 在 bob02 (老鲍) 的大作中提到: 】", .init(author: "bob02", nick: "老鲍")),
    ("【 在 bob02 ((^_^)(老)鲍) 的大作中提到: 】", .init(author: "bob02", nick: "(^_^)(老)鲍")),
    ("【 在 bob02 (a 的大作中提到: 】b) 的大作中提到: 】", .init(author: "bob02", nick: "a 的大作中提到: 】b")),
    ("【 在 bob02 () 的来信中提到: 】", .init(author: "bob02", nick: "", kind: .mail)),
    ("【 在 bob02 的邮件中提到: 】", .init(author: "bob02", kind: .mail)),
    ("【在bob02的大作中提到：】", .init(author: "bob02")),
    ("  【 在 bob02 的大作中提到: 】  ", .init(author: "bob02")),
    ("【 在 bob02 (😀) 的大作中提到: 】", .init(author: "bob02", nick: "😀")),
  ])
  func quoteHeaderTellsWho(line: String, source: ArticleQuote.Source) {
    let body = ArticleBody(plainText: line + "\n: x")

    let lines = [ArticleQuote.Line(level: 1, runs: [ArticleRun("x")])]
    #expect(body.blocks == [.quote(ArticleQuote(source: source, lines: lines))])
  }

  @Test func quoteHeaderMayFollowWords() {
    let body = ArticleBody(plainText: "同意【 在 bob02 的大作中提到: 】\n\n: 一\n:二\n\n后文")

    let lines: [ArticleQuote.Line] = [
      .init(level: 1, runs: [ArticleRun("一")]), .init(level: 1, runs: [ArticleRun("二")]),
    ]
    #expect(
      body.blocks == [
        .paragraph([ArticleRun("同意")]),
        .quote(ArticleQuote(source: .init(author: "bob02"), lines: lines)),
        .paragraph([ArticleRun("后文")]),
      ])
  }

  @Test(arguments: [
    (": a", 1, "a"), (":a", 1, "a"), (": : a", 2, "a"), (": : : a", 3, "a"), (":: a", 2, "a"),
    (": :) a", 1, ":) a"), (":  a", 1, " a"), (": http://x.example/", 1, "http://x.example/"),
  ])
  func colonsTellTheLevel(line: String, level: Int, words: String) {
    let body = ArticleBody(plainText: "【 在 b 的大作中提到: 】\n" + line)

    guard case .quote(let quote) = body.blocks.first else {
      Issue.record("no quote")
      return
    }
    #expect(quote.lines.map(\.level) == [level])
    #expect(quote.lines.map(\.runs.text) == [words])
  }

  @Test func quotedLinesWithoutHeaderAreAQuoteButSmileysAreNot() {
    let body = ArticleBody(plainText: ": 引用\n:\n: 再引\n:) 笑\n:D")

    let lines: [ArticleQuote.Line] = [
      .init(level: 1, runs: [ArticleRun("引用")]), .init(level: 1, runs: []),
      .init(level: 1, runs: [ArticleRun("再引")]),
    ]
    #expect(
      body.blocks == [
        .quote(ArticleQuote(source: nil, lines: lines)), .paragraph([ArticleRun(":) 笑")]),
        .paragraph([ArticleRun(":D")]),
      ])
  }

  @Test func quoteEndsAtItsRowOfDots() {
    let body = ArticleBody(plainText: "【 在 b 的大作中提到: 】\n: a\n..........\n: c")

    #expect(body.blocks.count == 2)
    guard case .quote(let quote) = body.blocks.first else {
      Issue.record("no quote")
      return
    }
    #expect(quote.isCut)
    #expect(quote.lines.count == 1)
  }

  @Test func longQuotesAreFolded() {
    let line = ArticleQuote.Line(level: 1, runs: [ArticleRun("x")])

    #expect(!ArticleQuote(source: nil, lines: Array(repeating: line, count: 5)).isFolded)
    #expect(ArticleQuote(source: nil, lines: Array(repeating: line, count: 6)).isFolded)
  }

  @Test(arguments: [
    ("a\n--\nb", ["a"], ["b"]), ("a\n -- \nb", ["a"], ["b"]), ("a\n--help\n---\nb", nil, nil),
    ("a\n--\nb\n--\nc", ["a", "--", "b"], ["c"]), ("a\n--", ["a"], []), ("--\nb", [], ["b"]),
    ("a\n--\n\nb\n\n", ["a"], ["b"]), ("a\n--\n【 在 b 的大作中提到: 】\n: c", nil, nil),
  ])
  func signatureFollowsTheLastLineOfTwoHyphens(
    text: String, words: [String]?, signature: [String]?
  ) {
    let blocks = ArticleBody(plainText: text).blocks

    let signatures = blocks.compactMap { block in
      if case .signature(let lines) = block { lines.map(\.text) } else { nil }
    }
    #expect(signatures == (signature.map { $0.isEmpty ? [] : [$0] } ?? []))
    if let words {
      #expect(blocks.map(\.text).dropLast(signature == [] ? 0 : 1) == words[...])
    }
  }

  @Test(arguments: [
    (
      "※ 来源:·水木社区 http://www.newsmth.net·[FROM: 10.0.0.1]", "水木社区 http://www.newsmth.net",
      "10.0.0.1"
    ),
    ("※ 来源:·水木社区 newsmth.net·[FROM: 2001:da8::*]", "水木社区 newsmth.net", "2001:da8::*"),
    ("※ 来源:·水木社区 官方应用·[FROM: ?]", "水木社区 官方应用", nil),
    ("\u{1B}[m\u{1B}[1;31m※ 来源:·水木社区 某客户端·[FROM: fe80::1]\u{1B}[m", "水木社区 某客户端", "fe80::1"),
  ])
  func originTellsSiteAndAddress(line: String, site: String, address: String?) {
    guard case .trailer(let trailer) = ArticleBody(plainText: "x\n" + line).blocks.last else {
      Issue.record("no trailer")
      return
    }
    #expect(trailer.kind == .origin(site: site, address: address))
  }

  @Test func quotedOriginStaysInTheQuote() {
    let body = ArticleBody(plainText: "【 在 b 的大作中提到: 】\n: ※ 来源:·水木社区 x·[FROM: 1.1.1.1]")

    #expect(body.blocks.count == 1)
  }

  @Test(arguments: [
    "#发自zSMTH@Device", "#修改自zSMTH@Device", "发自xsmth (iOS版)", "- 来自「最水木 for iPhone」",
  ])
  func whatAClientSaysOfItselfStandsApart(line: String) {
    let blocks = ArticleBody(plainText: "x\n\n\(line)\n--\ny").blocks

    #expect(
      blocks == [
        .paragraph([ArticleRun("x")]), .trailer(ArticleTrailer(kind: .client, text: line)),
        .signature([[ArticleRun("y")]]),
      ])
  }

  @Test func forwardedArticleBringsItsHeader() {
    let body = ArticleBody(
      plainText: """
        看这个
        【以下内容由 carol3 转寄于 Test 版】
        发信人: demo (某人), 信区: Other.Board
        标  题: 标题
        发信站: 水木社区 (Fri Jan  5 10:00:00 2024), 转信

        正文
        """)

    let time = Date(timeIntervalSince1970: 1_704_420_000)
    guard case .forwarded(let forwarded) = body.blocks[1] else {
      Issue.record("nothing forwarded")
      return
    }
    #expect(forwarded.name == "carol3")
    #expect(forwarded.board == "Test")
    #expect(forwarded.header?.board == "Other.Board")
    #expect(forwarded.header?.time == time)
    #expect(body.blocks.map(\.text).last == "正文")
    #expect(body.header == nil)
  }

  @Test(arguments: [
    ("", []), ("\n\n", []), ("\na\n\n\nb\n", ["a", "", "", "b"]), ("a\r\nb\rc", ["a", "b", "c"]),
    ("  a  b ", ["  a  b "]), ("a\u{A0}b", ["a b"]), ("a\u{7}\u{8}b", ["ab"]), ("a\tb", ["a\tb"]),
  ])
  func linesAreKept(text: String, lines: [String]) {
    #expect(ArticleBody(plainText: text).blocks.map(\.text) == lines)
  }
}
