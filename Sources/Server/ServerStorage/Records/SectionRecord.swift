/// A part of the community that holds boards, such as 休闲娱乐.
package struct SectionRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var name: String
  package var description: String
  /// The address of a picture, or empty.
  package var cover: String
  /// The place among the sections, from 0.
  package var position: Int

  /// Describes a section.
  package init(id: EntityID, name: String, description: String, cover: String, position: Int) {
    self.id = id
    self.name = name
    self.description = description
    self.cover = cover
    self.position = position
  }
}
