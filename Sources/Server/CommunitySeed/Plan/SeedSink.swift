package import ServerStorage

/// What takes the records of a community, in an order in which each may name those before it.
///
/// Accounts come first, then pictures, sections, boards (a directory before what it holds),
/// channels, and topics, each with all its articles from the first to the last.
package protocol SeedSink {
  associatedtype Failure: Error

  mutating func add(_ account: AccountRecord) throws(Failure)
  mutating func add(_ picture: PictureRecord) throws(Failure)
  mutating func add(_ section: SectionRecord) throws(Failure)
  mutating func add(_ board: BoardRecord) throws(Failure)
  mutating func add(_ channel: ChannelRecord) throws(Failure)
  mutating func add(topic: TopicRecord, articles: [ArticleRecord]) throws(Failure)
}
