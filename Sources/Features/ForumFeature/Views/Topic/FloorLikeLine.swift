import SwiftUI

/// What one member thinks of a floor.
struct FloorLikeLine: View {
  let like: FloorLike

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(like.score, format: .number.sign(strategy: .always(includingZero: false)))
        .monospacedDigit()
      Text(verbatim: like.memberName)
      if !like.comment.isEmpty { Text(verbatim: like.comment) }
    }
    .accessibilityElement(children: .combine)
  }
}
