import SwiftUI

/// An article of a topic.
struct FloorView: View {
  let floor: Floor
  let model: TopicModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 8) {
        Divider()
        FloorHeader(
          floor: floor, isByStarter: model.isByStarter(floor), isNew: model.isNew(floor))
      }
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(floor.parts.enumerated()), id: \.offset) { _, part in
          FloorPartView(part: part, floor: floor.number, model: model)
        }
      }
      if !floor.likes.isEmpty { FloorLikes(likes: floor.likes) }
    }
    .padding(.bottom)
    .contentShape(Rectangle())
    .contextMenu { FloorMenu(floor: floor, model: model) }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("floor-\(floor.number)")
  }
}
