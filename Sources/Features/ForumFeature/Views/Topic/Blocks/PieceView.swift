import CommunityAPI
import SwiftUI

/// A word of a line, or a picture between words.
struct PieceView: View {
  let piece: LinePiece
  @Environment(Forum.self) private var forum

  var body: some View {
    switch piece {
    case .word(let run): Text(AttributedString(run, forum))
    case .emoticon(let emoticon): EmoticonView(emoticon: emoticon)
    case .picture(let address): InlinePicture(address: address)
    }
  }
}
