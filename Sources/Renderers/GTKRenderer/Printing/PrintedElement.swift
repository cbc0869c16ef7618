import Foundation
import SwiftUICore

/// An element as it lies on paper.
struct PrintedElement {
  let content: ElementContent
  /// Where it lies, from the top of the sheet.
  let frame: CGRect
  let children: [PrintedElement]
  /// The most that lies there on the way from the outermost element: `nil` for no limit.
  let opacity: Double

  /// Takes up what a part of a window shows now, without the bars, which only operate it.
  ///
  /// - Returns: `nil` for what isn't printed.
  @MainActor init?(_ part: Part, at origin: CGPoint, opacity: Double = 1) {
    switch part.content {
    case .region(.bar), .region(.tabBar), .effect(.maskLayer): return nil
    default: break
    }
    var opacity = opacity
    if case .effect(.opacity(let own)) = part.content { opacity *= own }
    guard opacity > 0.01 else { return nil }
    let frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
    (content, self.frame, self.opacity) = (part.content, frame, opacity)
    var inner = frame.origin
    if case .effect(.transform(let change)) = part.content {
      inner.x += change.tX
      inner.y += change.tY
    }
    children = part.children.compactMap { PrintedElement($0, at: inner, opacity: opacity) }
  }

  /// Calls a closure for the element and all in it, outer ones first.
  func forEach(_ body: (PrintedElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
