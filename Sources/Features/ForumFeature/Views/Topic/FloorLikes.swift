import SwiftUI

/// What members think of a floor.
struct FloorLikes: View {
  let likes: [FloorLike]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(likes) { like in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(like.score, format: .number.sign(strategy: .always(includingZero: false)))
            .monospacedDigit()
          Text(verbatim: like.memberName)
          if !like.comment.isEmpty { Text(verbatim: like.comment) }
        }
        .accessibilityElement(children: .combine)
      }
    }
    .font(.footnote).foregroundStyle(.secondary)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Likes", bundle: .module))
  }
}
