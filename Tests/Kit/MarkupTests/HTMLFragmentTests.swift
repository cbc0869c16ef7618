import Foundation
import Markup
import Testing

struct HTMLFragmentTests {
  @Test(arguments: [
    ("若 a &lt; b 则继续<br/>第二行", "[若 a < b 则继续][br:][第二行]"),
    ("<p>第一段<div>框</div>第二段", "[p:[第一段]][div:[框]][第二段]"),
    ("a &#x1F600; &hellip; &amp;amp; &foo;", "[a 😀 … &amp; &foo;]"),
    ("&amp;lt;b&amp;gt;", "[&lt;b&gt;]"),
    ("a < b and c > d <3 &", "[a < b and c > d <3 &]"),
    ("<P CLASS=X ID='y'>Hi</P>", "[p class=X id=y:[Hi]]"),
    ("<b>x</b>y", "[b:[x]][y]"),
    ("<unknown>kept</unknown><o:p>q</o:p>", "[unknown:[kept]][o:p:[q]]"),
    ("<p>x<b>y</p>z</b>w", "[p:[x][b:[y]]][zw]"),
    ("<a href=\"?a=1&amp;b=2\" disabled>q", "[a href=?a=1&b=2 disabled=:[q]]"),
    ("<script>a<b</script>z<style>p{}</style>", "[script:][z][style:]"),
    ("x<!-- <b>hidden</b> -->y", "[xy]"),
    ("<html><head><title>T</title></head><body bgcolor=red>x</body></html>y", "[title:[T]][xy]"),
    ("<ul><li>a<li>b</ul>", "[ul:[li:[a]][li:[b]]]"),
    ("a\u{0}b", "[a\u{FFFD}b]"), ("<p>&#0;x&#xD83D;</p>", "[p:[x]]"), ("", ""),
    ("\u{FEFF}x", "[x]"),
    ("<meta charset=gbk>中文", "[meta charset=gbk:][中文]"),
    ("<img src=//a.example/1.jpg>", "[img src=//a.example/1.jpg:]"),
    ("<<b>>", "[<][b:[>]]"), ("<", "[<]"), ("x</p>y", "[xy]"), ("\u{1B}[31mx", "[[31mx]"),
  ])
  func readsAsBrowsersDo(html: String, tree: String) {
    #expect(drawing(HTMLFragment(html)) == tree)
  }

  @Test func textIsThatOfAllDescendants() throws {
    let fragment = HTMLFragment("a<p>b<b>c</b>d</p>e")

    let paragraph = try #require(fragment.nodes.first { $0.name == "p" })
    #expect(fragment.text == "abcde")
    #expect(fragment.text(of: paragraph) == "bcd")
    #expect(paragraph.parent == nil)
    let bold = try #require(fragment.nodes.first { $0.name == "b" })
    #expect(bold.parent.map { fragment.nodes[$0] } == paragraph)
    #expect(fragment.withUTF8 { String(decoding: $0[bold.utf8Range], as: UTF8.self) } == "c")
  }

  @Test func attributesAreFoundByName() throws {
    let fragment = HTMLFragment("<a HREF='/x' title>y</a>")

    let link = try #require(fragment.nodes.first)
    #expect(link["href"] == "/x")
    #expect(link["title"] == "")
    #expect(link["class"] == nil)
  }

  @Test func brokenUTF8IsRepaired() {
    let bytes: [UInt8] = [0x61, 0xE4, 0xB8, 0x3C, 0x62, 0x3E, 0xFF, 0x62]

    #expect(HTMLFragment(bytes: bytes).text == "a\u{FFFD}\u{FFFD}b")
    #expect(!HTMLFragment(bytes: bytes).isCut)
  }

  @Test func emojiAndRareCharactersPass() {
    let text = "😀👨‍👩‍👧𠮷é\u{2028}"

    #expect(HTMLFragment("<p>\(text)</p>").text == text)
  }

  @Test func manyThreadsReadAtOnce() async {
    let html = "<p>a&amp;b<b>中文</b></p>"
    let expected = HTMLFragment(html)

    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<100).allSatisfy { _ in HTMLFragment(html) == expected } }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }

    #expect(results == Array(repeating: true, count: 8))
  }
}

/// Draws the tree as brackets.
func drawing(_ fragment: HTMLFragment) -> String {
  var text = ""
  var ends: [Int] = []
  for (index, node) in fragment.nodes.enumerated() {
    while let end = ends.last, end <= index { text += "]"; ends.removeLast() }
    if case .element(let name, let attributes) = node.content {
      text += "[" + name + attributes.map { " \($0.name)=\($0.value)" }.joined() + ":"
      ends.append(node.end)
    } else {
      text += "[" + fragment.text(of: node) + "]"
    }
  }
  return text + String(repeating: "]", count: ends.count)
}
