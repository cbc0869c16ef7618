import SwiftUI

/// Who wrote a floor, when and where, and which floor it is.
struct FloorHeader: View {
  let floor: Floor
  let isByStarter: Bool
  let isNew: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      AvatarView(member: floor.author)
      VStack(alignment: .leading, spacing: 2) {
        FloorAuthor(author: floor.author, isByStarter: isByStarter && floor.number > 0)
        FloorFacts(floor: floor, isNew: isNew)
      }
      Spacer(minLength: 8)
      FloorName(floor.number).words
        .font(.subheadline).foregroundStyle(.secondary).monospacedDigit()
        .accessibilityIdentifier("number")
    }
  }
}
