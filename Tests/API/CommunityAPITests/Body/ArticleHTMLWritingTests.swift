import CommunityAPI
import TestSupport
import Testing

/// What the server makes of the text that it keeps.
struct ArticleHTMLWritingTests {
  @Test(arguments: [
    ("a\n\nb", "<p>a</p><p>&nbsp;</p><p>b</p>"), ("", ""),
    ("a < b & \"c\" > d", "<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>"),
    ("  a  b ", "<p>&nbsp;&nbsp;a &nbsp;b&nbsp;</p>"),
    ("好[em13]", "<p>好<img src=\"/nForum/img/ubb/em/13.gif\"></p>"),
    ("\u{1B}[31m红\u{1B}[m", "<p><font color=\"red\">红</font></p>"),
    ("[color=#0000ff]蓝[/color]", "<p><font color=\"#0000ff\">蓝</font></p>"),
    ("[b][i]x[/i][/b][u]y[/u]", "<p><b><i>x</i></b><u>y</u></p>"),
    (
      "见www.example.com/x?a=1&b=2，",
      "<p>见<a href=\"http://www.example.com/x?a=1&amp;b=2\">www.example.com/x?a=1&amp;b=2</a>，</p>"
    ),
    ("[url=javascript:x]字[/url]", "<p>字</p>"), ("@bob02 好", "<p>@bob02 好</p>"),
    ("[img=http://a.example/x.jpg][/img]", "<p><img src=\"http://a.example/x.jpg\"></p>"),
    ("[upload=1][/upload]", "<p>[upload=1][/upload]</p>"),
    ("[code=c]a<b\n[/code]", "<pre class=\"language-c\">\na&lt;b</pre>"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ("a\n--\nb", "<p>a</p><p>--</p><p>b</p>"),
  ])
  func textBecomesHTML(text: String, html: String) {
    #expect(ArticleHTML.render(text) == html)
  }

  @Test func quotesStandInABox() {
    let text = "同意\n【 在 bob02 (老鲍) 的大作中提到: 】\n: 今天 <不错>\n: : 更早\n: ..........\n"

    let html = """
      <p>同意</p><div class="article-quote"><p>【 在 bob02 (老鲍) 的大作中提到: 】</p>\
      <p>: 今天 &lt;不错&gt;</p><p>: : 更早</p><p>: ...................</p></div>
      """
    #expect(ArticleHTML.render(text) == html)
  }

  @Test func whatIsWrittenReadsBack() {
    for seed in 0..<400 {
      var generator = ArticleTextGenerator(seed: UInt64(seed))
      let text = generator.text()
      let body = ArticleBody(plainText: text)

      #expect(ArticleBody(html: ArticleHTML.render(text)) == body, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [
    ("a\n\n  b  c\n【 在 b 的大作中提到: 】\n: 引用\n--\n签名", 100, "a b c"), ("你好世界", 2, "你好"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦b", 1, "👨‍👩‍👧‍👦"), ("", 10, ""), (": 只有引用", 10, ""), ("[em13]好[b]粗[/b]", 20, "[em13]好粗"),
    ("a b c", 3, "a b"), ("[upload=1][/upload]看", 10, "看"), ("x", 0, ""),
    (String(repeating: "长", count: 500), 5, "长长长长长"),
  ])
  func excerptIsTheStartOfTheWords(text: String, limit: Int, excerpt: String) {
    #expect(ArticleBody(plainText: text).excerpt(limit: limit) == excerpt)
  }
}

/// Makes articles as members write them, the same for the same seed.
private struct ArticleTextGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    var lines = many(0...6) { $0.line() }
    if chance(2) {
      lines.append("【 在 \(pick(["bob02", "carol3"])) (\(pick(["老鲍", "a(b)c", "😀"]))) 的大作中提到: 】")
      lines += many(1...4) { String(repeating: ": ", count: $0.pick([1, 1, 2])) + $0.words() }
      if chance(3) { lines.append(": ...................") }
      lines += many(0...2) { $0.line() }
    }
    if chance(4) { lines.append("[code]\nif (a < b) { }\n[/code]") }
    if chance(4) { lines += ["--", words()] }
    return lines.joined(separator: "\n")
  }

  private mutating func line() -> String {
    chance(5) ? "" : many(1...4) { $0.piece() }.joined()
  }

  private mutating func piece() -> String {
    let inner = words()
    return pick([
      inner, inner, inner, "[em\(pick([1, 13, 73]))]", "[b]\(inner)[/b]", "[i]\(inner)[/i]",
      "[color=#aabbcc]\(inner)[/color]", "\u{1B}[1;3\(pick([1, 4]))m\(inner)\u{1B}[m",
      " http://a.example/x?y=1&z=2 ", "www.example.com，", "[url=http://b.example/]\(inner)[/url]",
      "@alice01 ", "[upload=\(pick([1, 2]))][/upload]", "[img=http://c.example/1.jpg][/img]",
    ])
  }

  private mutating func words() -> String {
    many(1...5) {
      $0.pick(["今天", "天气", " ", "  ", "<", "&", "\"", "😀", "e\u{301}", "a", "B", "。", "5", "👨‍👩‍👧"])
    }.joined()
  }

  private mutating func many<Value>(
    _ counts: ClosedRange<Int>, _ make: (inout Self) -> Value
  ) -> [Value] {
    (0..<Int.random(in: counts, using: &random)).map { _ in make(&self) }
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
