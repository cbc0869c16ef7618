import CGTK
import Foundation
import SwiftUICore

/// A page of a window, laid out on paper as long as it is, and cut into pages.
@MainActor struct PrintedSheet {
  let title: String
  let elements: [PrintedElement]
  /// The parts of the sheet that the pages show.
  private(set) var pages: [Range<CGFloat>] = []
  /// How much of the sheet lies above what is printed.
  private let top: CGFloat

  /// Cuts what a window shows.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - elements: What it shows.
  ///   - room: How much of it a page holds, in points.
  ///   - text: Knows the lines of texts.
  init(title: String, _ elements: [PrintedElement], room: CGFloat, text: PangoText) {
    (self.title, self.elements) = (title, elements)
    var spans: [PageCuts.Span] = []
    var (top, bottom) = (CGFloat.infinity, CGFloat(0))
    for element in elements {
      element.forEach { element in
        guard element.isInk else { return }
        top = min(top, element.frame.minY)
        bottom = max(bottom, element.frame.maxY)
        spans += element.lines(by: text)
      }
      element.forEach { element in
        guard case .region(.row) = element.content, element.frame.height <= room / 2 else { return }
        spans.append(element.frame.minY..<element.frame.maxY)
      }
    }
    self.top = top.isFinite ? top : 0
    let offset = self.top
    let cuts = PageCuts(
      height: max(bottom - offset, 1), room: room,
      spans: spans.map { $0.lowerBound - offset..<$0.upperBound - offset })
    pages = cuts.pages.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }
}

extension PrintedElement {
  /// Whether the element itself leaves something on paper that must not be missing.
  fileprivate var isInk: Bool {
    switch content {
    case .text, .image: frame.width > 0 && frame.height > 0
    default: false
    }
  }

  /// What of it is not cut through.
  @MainActor fileprivate func lines(by text: PangoText) -> [PageCuts.Span] {
    guard case .text(let content) = content else { return [frame.minY..<frame.maxY] }
    return text.lines(of: content, in: frame.size).map {
      frame.minY + $0.lowerBound..<frame.minY + $0.upperBound
    }
  }
}
