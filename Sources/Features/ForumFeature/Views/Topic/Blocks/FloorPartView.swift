import SwiftUI

/// A piece of what a floor says.
struct FloorPartView: View {
  let part: FloorPart
  let floor: Int
  let model: TopicModel

  var body: some View {
    switch part {
    case .lines(let lines): LinesView(lines: lines)
    case .line(let pieces): PieceLineView(pieces: pieces)
    case .quote(let quote, let place):
      QuoteView(quote: quote, excerpt: model.folding.excerpt(of: quote, at: place)) {
        model.toggleQuote(place)
      }
    case .code(let code): CodeView(code: code)
    case .attachment(.picture(let picture)):
      PictureView(
        picture: picture,
        place: PicturePlace(topic: model.id, floor: floor, picture: picture.id))
    case .attachment(.file(let file)): FileView(file: file)
    case .forwarded(let header): ForwardedView(header: header)
    case .signature(let lines): SignatureView(lines: lines)
    case .trailer(let trailer): TrailerView(trailer: trailer)
    }
  }
}
