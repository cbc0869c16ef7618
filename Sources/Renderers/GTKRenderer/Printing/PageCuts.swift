import Foundation

/// Where a long sheet is cut into pages.
struct PageCuts {
  /// Something that is not cut through unless it is higher than a page.
  typealias Span = Range<CGFloat>

  /// The parts of the sheet, from above.
  let pages: [Range<CGFloat>]

  /// Cuts a sheet.
  ///
  /// - Parameters:
  ///   - height: How long the sheet is; even an empty one makes a page.
  ///   - room: How much of it a page holds.
  ///   - spans: What is not cut through: rows, lines, pictures.
  init(height: CGFloat, room: CGFloat, spans: [Span]) {
    precondition(room > 0, "a page has no room")
    let whole = spans.filter { $0.upperBound - $0.lowerBound <= room }
      .sorted { $0.lowerBound > $1.lowerBound }
    var pages: [Range<CGFloat>] = []
    var start: CGFloat = 0
    repeat {
      let end =
        start + room >= height
        ? max(height, start + 1) : Self.cut(from: start, to: start + room, whole)
      pages.append(start..<end)
      start = end
    } while start < height
    self.pages = pages
  }

  /// The lowest place that cuts through nothing, if there is one on the page.
  private static func cut(from start: CGFloat, to limit: CGFloat, _ spans: [Span]) -> CGFloat {
    var cut = limit
    // From below: moving up to the top of one may run into those above it only.
    var isMoved = true
    while isMoved {
      isMoved = false
      for span in spans where span.lowerBound < cut - 0.01 && span.upperBound > cut + 0.01 {
        cut = span.lowerBound
        isMoved = true
      }
    }
    return cut > start + 1 ? cut : limit
  }
}
