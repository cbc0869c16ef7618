import CommunitySeed
import Foundation
import ServerStorage
import Testing

struct CommunityGeneratorTests {
  private let community = SampleCommunity.large

  @Test func countsAreThePlans() {
    #expect(community.topics.count == 500)
    #expect(community.allArticles.count == 10_000)
    #expect(community.accounts.count == 300)
    #expect(community.sections.count == 11)
    #expect(community.boards.count == 60)
    #expect(community.channels.count == 11)
  }

  @Test(arguments: [1, 2, 7, 61])
  func fewTopicsAreMadeToo(topics: Int) {
    let plan = SeedPlan(
      topics: topics, articles: topics * 3, accounts: 20, pictures: 0, now: SampleCommunity.now)
    let community = SampleCommunity(of: plan)

    #expect(community.topics.count == topics)
    #expect(community.allArticles.count == topics * 3)
  }

  @Test func identifiersAreAllDifferent() {
    let ids =
      community.accounts.map(\.id) + community.boards.map(\.id) + community.sections.map(\.id)
      + community.channels.map(\.id) + community.topics.map(\.id) + community.pictures.map(\.hash)
      + community.allArticles.map(\.id)
      + community.allArticles.flatMap { $0.attachments.map(\.id) + $0.likes.map(\.id) }

    #expect(Set(ids).count == ids.count)
  }

  @Test func everyNameBelongsToSomethingThatIsThere() {
    let accounts = Set(community.accounts.map(\.id))
    let pictures = Set(community.pictures.map(\.hash))
    let boards = Set(community.boards.map(\.id))

    #expect(community.accounts.allSatisfy { $0.avatar.map(pictures.contains) ?? true })
    #expect(community.boards.allSatisfy { $0.managers.allSatisfy(accounts.contains) })
    #expect(
      community.channels.allSatisfy { $0.boards.count > 0 && $0.boards.allSatisfy(boards.contains) }
    )
    #expect(community.topics.allSatisfy { boards.contains($0.boardID) })
    for article in community.allArticles {
      #expect(accounts.contains(article.accountID))
      #expect(article.attachments.allSatisfy { pictures.contains($0.hash) })
      #expect(article.likes.allSatisfy { accounts.contains($0.accountID) })
    }
  }

  @Test func everyAnswerAnswersAnEarlierArticleOfItsTopic() {
    for (topic, articles) in zip(community.topics, community.articles) {
      var earlier: Set<ArticleRecord.ID> = []
      for article in articles {
        #expect(article.topicID == topic.id)
        #expect((article.replyID == nil) == earlier.isEmpty)
        #expect(article.replyID.map(earlier.contains) ?? true)
        earlier.insert(article.id)
      }
      #expect(zip(articles, articles.dropFirst()).allSatisfy { $0.order < $1.order })
    }
  }

  @Test func directoriesHoldBoardsAndNoTopics() throws {
    let directories = community.boards.filter(\.isDirectory)
    let topicBoards = Set(community.topics.map(\.boardID))

    #expect(directories.contains { $0.directoryID != nil })
    for directory in directories {
      #expect(!topicBoards.contains(directory.id))
      #expect(community.boards.contains { $0.directoryID == directory.id })
    }
    for (index, board) in community.boards.enumerated() {
      guard let directory = board.directoryID else { continue }
      let place = try #require(community.boards.firstIndex { $0.id == directory })
      #expect(place < index)
      #expect(community.boards[place].sectionID == board.sectionID)
    }
  }

  @Test func boardsOfAllKindsOccur() {
    let topicBoards = Set(community.topics.map(\.boardID))
    let boards = community.boards.filter { !$0.isDirectory }

    #expect(boards.contains { $0.isReadOnly })
    #expect(boards.contains { $0.isMembersOnly && topicBoards.contains($0.id) })
    #expect(boards.contains { $0.accessScore > 0 })
    #expect(boards.contains { $0.managers.isEmpty } && boards.contains { $0.managers.count > 1 })
    #expect(boards.filter { !topicBoards.contains($0.id) }.map(\.name) == ["KendoClub", "NewPlan"])
    let silent = Set(boards.filter(\.forbidsReplies).map(\.id))
    #expect(!silent.isEmpty)
    for (topic, articles) in zip(community.topics, community.articles)
    where silent.contains(topic.boardID) {
      #expect(articles.count == 1)
    }
  }

  @Test func topicsOfAllKindsOccur() {
    #expect(community.topics.contains { $0.isSticky })
    #expect(community.topics.contains { $0.isEssence })
    let counts = community.articles.map(\.count).sorted()
    #expect(counts.contains(1))
    #expect(counts[250] < 12, "half of all topics are short")
    #expect(counts[499] > 300, "one is very long")
    #expect(
      community.articles.contains { zip($0, $0.dropFirst()).contains { $1.order > $0.order + 1 } })
  }

  @Test func likesAreJudgementsOfOthersOnce() {
    let likes = community.allArticles.flatMap(\.likes)

    #expect(likes.allSatisfy { (-5...5).contains($0.score) })
    #expect(Set(likes.map(\.score)).count > 6)
    #expect(likes.contains { $0.body.isEmpty } && likes.contains { !$0.body.isEmpty })
    for article in community.allArticles {
      let judges = article.likes.map(\.accountID)
      #expect(Set(judges).count == judges.count)
      #expect(!judges.contains(article.accountID))
    }
  }
}
