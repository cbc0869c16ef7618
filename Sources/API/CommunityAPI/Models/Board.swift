/// A board, or a directory that holds boards.
package struct Board: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Board>

  package var id: ID
  /// The English name, unique in the community.
  package var name: String
  /// The Chinese name, without the blanks that the site pads it with.
  package var title: String
  /// 0 for a board, 1 for a directory.
  package var type: Int
  /// The directory it sits in, if any; may name one that isn't in the same reply.
  package var groupID: ID?
  package var sectionID: Section.ID
  package var isFavorite: Bool
  package var isReadOnly: Bool
  package var forbidsReplies: Bool
  /// The points a member needs to write.
  package var accessScore: Int
  package var todayPostCount: Int
  package var status: Int
  /// Only in the topic list of the board.
  package var section: SectionSummary?
  /// What only the search for boards and the list of popular ones tell.
  package var statistics: Statistics

  /// Whether this holds boards in place of topics.
  package var isDirectory: Bool { type == 1 }

  /// Numbers that come with some replies only.
  package struct Statistics: Hashable, Sendable {
    /// The names of those who keep order, when boards are searched for.
    package var managers: [String]?
    package var articleCount: Int?
    package var topicCount: Int?
    package var isAttachment: Int?
    /// What ``Board/isFavorite`` is called when boards are searched for.
    package var isFavorites: Bool?
    /// How much is going on, in the list of popular boards.
    package var popularity: Int?

    package init(
      managers: [String]? = nil, articleCount: Int? = nil, topicCount: Int? = nil,
      isAttachment: Int? = nil, isFavorites: Bool? = nil, popularity: Int? = nil
    ) {
      self.managers = managers
      self.articleCount = articleCount
      self.topicCount = topicCount
      self.isAttachment = isAttachment
      self.isFavorites = isFavorites
      self.popularity = popularity
    }
  }

  package init(
    id: ID, name: String, title: String = "", type: Int = 0, groupID: ID? = nil,
    sectionID: Section.ID = Identifier(""), isFavorite: Bool = false, isReadOnly: Bool = false,
    forbidsReplies: Bool = false, accessScore: Int = 0, todayPostCount: Int = 0, status: Int = 0,
    section: SectionSummary? = nil, statistics: Statistics = Statistics()
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.type = type
    self.groupID = groupID
    self.sectionID = sectionID
    self.isFavorite = isFavorite
    self.isReadOnly = isReadOnly
    self.forbidsReplies = forbidsReplies
    self.accessScore = accessScore
    self.todayPostCount = todayPostCount
    self.status = status
    self.section = section
    self.statistics = statistics
  }
}
