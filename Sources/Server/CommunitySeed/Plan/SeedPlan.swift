package import Foundation

/// How large a community to make, and which one.
///
/// Equal plans make equal records; another `now` shifts the times and leaves names and texts.
package struct SeedPlan: Hashable, Sendable {
  package var seed: UInt64
  /// How many topics, at least one.
  package var topics: Int
  /// How many articles, no fewer than topics.
  package var articles: Int
  /// How many accounts, at least twenty.
  package var accounts: Int
  /// How many different pictures articles share; 0 for none.
  package var pictures: Int
  /// Whether some pictures are very large or very tall; they take a second to paint.
  package var includesHugePictures: Bool
  /// The moment the community has reached; nothing in it is later.
  package var now: Date

  /// Plans a community; what is not said follows from the number of topics.
  ///
  /// - Precondition: At least one topic, as many articles as topics, twenty accounts.
  package init(
    seed: UInt64 = 1, topics: Int = 5_000, articles: Int? = nil, accounts: Int? = nil,
    pictures: Int? = nil, includesHugePictures: Bool? = nil, now: Date
  ) {
    let articles = articles ?? topics * 20
    let accounts = accounts ?? min(max(topics * 3 / 5, 240), 3_000)
    let pictures = pictures ?? min(max(topics / 18, 24), 260)
    precondition(topics >= 1, "a community needs a topic: \(topics)")
    precondition(articles >= topics, "each topic needs an article: \(articles) for \(topics)")
    precondition(accounts >= 20, "a community needs twenty accounts: \(accounts)")
    precondition(pictures >= 0, "pictures cannot be fewer than none: \(pictures)")
    self.seed = seed
    self.topics = topics
    self.articles = articles
    self.accounts = accounts
    self.pictures = pictures
    self.includesHugePictures = includesHugePictures ?? (topics >= 1_000)
    self.now = now
  }
}
