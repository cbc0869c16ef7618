import CommunityAPI
import SwiftUI

/// A line with pictures between its words.
struct PieceLineView: View {
  let pieces: [LinePiece]

  var body: some View {
    FlowLayout() {
      ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
        PieceView(piece: piece)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}
