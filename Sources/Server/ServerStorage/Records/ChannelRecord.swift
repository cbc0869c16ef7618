/// A choice of boards that the home page offers by name, such as 校园.
package struct ChannelRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var name: String
  /// The place among the channels, from 0.
  package var position: Int
  package var boards: [BoardRecord.ID]

  /// Describes a channel.
  package init(id: EntityID, name: String, position: Int, boards: [BoardRecord.ID]) {
    self.id = id
    self.name = name
    self.position = position
    self.boards = boards
  }
}
