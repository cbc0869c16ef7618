/// A board of a section, or a directory that holds boards.
package struct BoardRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var sectionID: SectionRecord.ID
  /// The directory it sits in, if any; a directory may sit in another.
  package var directoryID: EntityID?
  /// The English name: unique regardless of case; may hold `.` and `_`.
  package var name: String
  /// The Chinese name.
  package var title: String
  package var isDirectory: Bool
  package var isReadOnly: Bool
  package var forbidsReplies: Bool
  /// Whether only members may read it; a guest is answered with code 2.
  package var isMembersOnly: Bool
  /// The points a member needs to write.
  package var accessScore: Int
  /// The place among the boards of its section, from 0.
  package var position: Int
  /// Those who keep order, most senior first.
  package var managers: [AccountRecord.ID]

  /// Describes a board.
  package init(
    id: EntityID, sectionID: SectionRecord.ID, directoryID: EntityID? = nil, name: String,
    title: String, isDirectory: Bool = false, isReadOnly: Bool = false,
    forbidsReplies: Bool = false, isMembersOnly: Bool = false, accessScore: Int = 0,
    position: Int, managers: [AccountRecord.ID] = []
  ) {
    self.id = id
    self.sectionID = sectionID
    self.directoryID = directoryID
    self.name = name
    self.title = title
    self.isDirectory = isDirectory
    self.isReadOnly = isReadOnly
    self.forbidsReplies = forbidsReplies
    self.isMembersOnly = isMembersOnly
    self.accessScore = accessScore
    self.position = position
    self.managers = managers
  }
}
