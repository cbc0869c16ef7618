import SwiftUI

/// What members think of a floor; of many only the first are shown until a reader unfolds them.
struct FloorLikes: View {
  let likes: [FloorLike]
  @State private var isUnfolded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(isUnfolded ? likes : Array(likes.prefix(shownCount))) { FloorLikeLine(like: $0) }
      if shownCount < likes.count {
        FoldButton(hiddenCount: isUnfolded ? 0 : likes.count - shownCount) { isUnfolded.toggle() }
      }
    }
    .font(.footnote).foregroundStyle(.secondary)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Likes", bundle: .module))
  }

  /// A line that unfolds just one or two would take the place of what it hides.
  private var shownCount: Int { likes.count > 5 ? 3 : likes.count }
}
