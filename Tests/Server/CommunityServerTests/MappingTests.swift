import CommunityServer
import Testing

struct MappingTests {
  @Test(arguments: [
    ("荷塘月色", "荷塘", "<font color=\"red\">荷塘</font>月色"),
    ("a<b & Ab", "ab", "a&lt;b &amp; <font color=\"red\">Ab</font>"),
    (
      "一二一", "一 二",
      "<font color=\"red\">一</font><font color=\"red\">二</font><font color=\"red\">一</font>"
    ),
    ("没有", "别的", "没有"), ("", "x", ""), ("İx", "x", "İ<font color=\"red\">x</font>"),
    ("aaa", "aa", "<font color=\"red\">aa</font>a"),
  ])
  func foundWordsAreMarked(text: String, keyword: String, html: String) {
    #expect(Highlight.html(text, keyword: keyword) == html)
  }

  @Test(arguments: [
    (-50, 1, "新人"), (0, 1, "新人"), (99, 1, "新人"), (100, 2, "嫩芽"), (1200, 4, "小荷"),
    (1_000_000, 10, "水木长老"),
  ])
  func pointsMakeARank(points: Int, number: Int, title: String) {
    #expect(MemberLevel(points: points).number == number)
    #expect(MemberLevel(points: points).title == title)
  }
}
