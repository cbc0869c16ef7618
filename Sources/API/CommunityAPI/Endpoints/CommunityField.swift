/// The names of the fields that calls carry behind the question mark.
package enum CommunityField: String, Sendable, CaseIterable {
  /// The time in milliseconds, so that no cache in between answers.
  case cacheBuster = "t"
  case id, page, size, channel, keyword, start, count, original, earliest, boards, status
  /// 1 for the order of last replies, 0 for that of creation.
  case isOrderByFlushTime
  case topicID = "topicId"
  case articleID = "articleId"
}
