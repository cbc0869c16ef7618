import Foundation
import ServerStorage
import Testing

@testable import CommunitySeed

struct TextTests {
  private let community = SampleCommunity.large

  @Test func nothingButNewLinesAndEscapesIsAControlCharacter() {
    for article in community.allArticles {
      for text in [article.subject, article.body] + article.attachments.map(\.name) {
        #expect(text.unicodeScalars.allSatisfy(Self.isPrintable), "\(article.id): \(text)")
      }
    }
    for account in community.accounts {
      let text = account.nick + account.signature
      #expect(text.unicodeScalars.allSatisfy(Self.isPrintable), "\(account.name)")
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\u{1B}" { return true }
    return scalar.properties.generalCategory != .control && scalar != "\u{FFFD}"
  }

  @Test func noPlaceIsLeftOpen() {
    let marks = ["{*", "|}", "⇒", "¶"]
    for article in community.allArticles {
      #expect(!marks.contains { article.body.contains($0) || article.subject.contains($0) })
    }
  }

  @Test func noTwoArticlesOfAPageSayTheSame() {
    for articles in community.articles {
      for start in stride(from: 0, to: articles.count, by: 20) {
        let page = articles[start..<min(start + 20, articles.count)]
        // A picture alone says what its picture says, and everyone says «mark».
        let long = page.map(\.body).filter { $0.count > 14 && $0 != "[upload=1][/upload]" }
        #expect(Set(long).count == long.count, "\(articles[0].subject), page from \(start)")
      }
    }
  }

  @Test func titlesFitTheirLimit() {
    for article in community.allArticles {
      let length = article.subject.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
      #expect((1...60).contains(length))
    }
    for (topic, articles) in zip(community.topics, community.articles) {
      #expect(articles.dropFirst().allSatisfy { $0.subject.hasPrefix("Re: ") })
      #expect(!articles.contains { $0.subject.hasPrefix("Re: Re: ") })
      #expect(articles[0].order > 0 || articles[0].subject == topic.subject)
    }
  }

  @Test func titlesAreVaried() {
    let titles = Set(community.topics.map(\.subject))

    #expect(titles.count > 440, "\(titles.count) of 500")
  }

  @Test func namesKeepTheirRule() {
    let names = community.accounts.map(\.name)

    #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{1,11}/) != nil })
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test func membersAreOfAllSorts() {
    let accounts = community.accounts

    #expect(accounts.contains { $0.nick.isEmpty })
    #expect(
      accounts.contains { $0.nick.contains("(") } && accounts.contains { $0.nick.contains("[") })
    #expect(
      accounts.contains { $0.nick.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
    #expect(accounts.contains { $0.avatar == nil } && accounts.contains { $0.avatar != nil })
    #expect(
      accounts.contains { $0.signature.isEmpty }
        && accounts.contains { $0.signature.contains("\n") })
    #expect(accounts.contains { $0.title == "版主" } && accounts.contains { $0.title == nil })
    #expect(Set(accounts.map(\.gender)).count == 3)
    #expect(Set(accounts.map { $0.score / 1_000 }).count > 5)
  }

  @Test(arguments: [
    ("quotation", "【 在 "), ("quotation with a nick", ") 的大作中提到: 】\n: "),
    ("nested quotation", "\n: : "),
    ("cut quotation", "\n: ..................."), ("colour", "\u{1B}["),
    ("reset of colour", "\u{1B}[m"),
    ("bold", "[b]"), ("coloured mark", "[color=#"), ("size", "[size="), ("emoticon", "[em"),
    ("emoticon of another set", "[ema"), ("place of a picture", "[upload=1][/upload]"),
    ("link", "https://"), ("link without encryption", "http://"),
    ("link into the community", "https://wap.newsmth.net/article/"),
    ("link of the old site", "https://www.newsmth.net/nForum/"), ("mention", "@"),
    ("line of dashes", "\n--\n"), ("line of a program", "发自"), ("collection", "☆──"),
    ("clipping", "【 以下文字转载自"), ("shell", "$ "), ("numbered list", "\n2、"),
  ])
  func articlesOfAllKindsOccur(kind: String, mark: String) {
    #expect(community.allArticles.contains { $0.body.contains(mark) }, "\(kind)")
  }

  @Test(arguments: [Theme.coding, .linux])
  func codeIsShownAsItIs(theme: Theme) throws {
    let snippets = try #require(SheetLibrary.sheets[theme]).snippets

    #expect(
      community.allArticles.contains { article in snippets.contains { article.body.contains($0) } })
  }

  @Test func lengthsOfAllKindsOccur() {
    let articles = community.allArticles

    #expect(articles.contains { $0.body.isEmpty && !$0.attachments.isEmpty }, "picture alone")
    #expect(articles.contains { $0.body.count > 3_000 })
    #expect(articles.contains { $0.body.count < 5 })
    #expect(articles.contains { $0.attachments.count > 3 })
    #expect(articles.contains { $0.editTime != nil })
    #expect(articles.contains { $0.city == nil } && articles.contains { $0.city == "北京" })
    #expect(community.topics.contains { $0.subject.hasPrefix("[合集] ") })
  }

  @Test func escapesAreLostHereAndThere() {
    let lost = community.allArticles.contains { article in
      article.body.firstMatch(of: /(^|[^\u{1B}])\[[0-9;]*m/) != nil
    }

    #expect(lost)
  }

  @Test func linksLeadToTopicsThatAreThere() {
    let topics = Set(community.topics.map(\.id.description))
    let links = community.allArticles.flatMap {
      $0.body.matches(of: /wap\.newsmth\.net\/article\/([0-9a-f]{32})/).map { String($0.output.1) }
    }

    #expect(!links.isEmpty)
    #expect(links.allSatisfy(topics.contains))
  }
}
