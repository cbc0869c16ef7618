import CommunityAPI
import Testing

struct FoundArticleTests {
  @Test(arguments: [
    ("Re: 今天<em>天气</em>", "Re: 今天天气"), ("<font color=\"red\">猫</font> & 狗", "猫 & 狗"),
    ("a &lt; b", "a < b"), ("a < b", "a < b"), ("", ""), ("没有标记", "没有标记"),
    ("<b>未完", "未完"),
  ])
  func titleHasNoTags(subject: String, title: String) {
    let article = Article(
      id: Identifier("d"), topicID: Identifier("e"), subject: subject, body: "")

    #expect(FoundArticle(article: article, topic: nil).subject == title)
  }
}
