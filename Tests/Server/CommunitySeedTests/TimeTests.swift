import CommunitySeed
import Foundation
import ServerStorage
import Testing

struct TimeTests {
  private let community = SampleCommunity.large
  private let now = SampleCommunity.now

  @Test func nobodyWritesBeforeHeRegisteredOrLongAfterHeWasLastThere() throws {
    let accounts = Dictionary(uniqueKeysWithValues: community.accounts.map { ($0.id, $0) })

    for article in community.allArticles {
      let account = try #require(accounts[article.accountID])
      #expect(account.createTime < article.postTime)
      // A day of activity may take a little longer by the clock.
      #expect(article.postTime < account.loginTime.addingTimeInterval(86_400))
      for like in article.likes {
        let judge = try #require(accounts[like.accountID])
        #expect(judge.createTime < like.time)
      }
    }
    #expect(community.accounts.allSatisfy { $0.createTime <= $0.loginTime && $0.loginTime <= now })
  }

  @Test func articlesFollowOneAnother() {
    for (topic, articles) in zip(community.topics, community.articles) {
      #expect(topic.createTime == articles.first?.postTime)
      #expect(topic.flushTime == articles.last?.postTime)
      #expect(zip(articles, articles.dropFirst()).allSatisfy { $0.postTime <= $1.postTime })
      for article in articles {
        #expect(article.postTime <= now)
        #expect(article.editTime.map { article.postTime <= $0 && $0 <= now } ?? true)
        #expect(article.likes.allSatisfy { article.postTime <= $0.time && $0.time <= now })
      }
    }
  }

  @Test func firstPagesShowAllAges() {
    var ages: [TimeInterval] = []
    for board in community.boards {
      let page = community.topics.filter { $0.boardID == board.id }
        .sorted { $0.flushTime > $1.flushTime }.prefix(20)
      ages += page.map { now.timeIntervalSince($0.flushTime) }
    }

    #expect(ages.contains { $0 < 60 }, "just now")
    #expect(ages.contains { (60..<3_600).contains($0) }, "minutes ago")
    #expect(ages.contains { (3_600..<40_000).contains($0) }, "today")
    #expect(ages.contains { (60_000..<150_000).contains($0) }, "yesterday")
    #expect(ages.contains { (864_000..<8_640_000).contains($0) }, "this year")
    #expect(ages.contains { $0 > 40_000_000 }, "years ago")
  }

  @Test func beijingSleepsAtNight() {
    var hours = Array(repeating: 0, count: 24)
    for article in community.allArticles {
      let local = Int(article.postTime.timeIntervalSince1970) + 8 * 3_600
      hours[local / 3_600 % 24] += 1
    }

    #expect(hours[4] * 8 < hours[22], "\(hours)")
    #expect(hours.allSatisfy { $0 > 0 })
  }

  @Test func someAreRecentAndSomeLongGone() {
    let gone = community.accounts.filter(\.isClosed)

    #expect(!gone.isEmpty)
    #expect(gone.allSatisfy { now.timeIntervalSince($0.loginTime) > 86_400 })
    #expect(community.accounts.contains { now.timeIntervalSince($0.loginTime) < 3_600 })
  }
}
