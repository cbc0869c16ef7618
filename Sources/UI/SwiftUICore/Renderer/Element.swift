package import Foundation

/// The name of an element, unique in its graph.
package struct ElementID: Hashable, Sendable {
  package let number: Int
}

/// What an element is, with everything a renderer needs to show it.
package enum ElementContent: Equatable {
  /// An area of one colour.
  case color(Color)
  /// A piece of text.
  case text(String)
  /// A line along an axis.
  case divider(Axis)
  /// An area whose children can be moved; `offset` says how far they are.
  case scroll(axes: Axis.Set, offset: CGPoint, contentSize: CGSize)
}

/// One change of what is shown.
package enum Change: Equatable {
  /// A new element, at a position among its parent's children; no parent means the root.
  case insert(ElementID, ElementContent, parent: ElementID?, index: Int, frame: CGRect)
  /// An element that is gone, with everything in it.
  case remove(ElementID)
  /// An element at another position among its siblings.
  case move(ElementID, parent: ElementID?, index: Int)
  /// An element that shows something else.
  case update(ElementID, ElementContent)
  /// An element whose frame, in its parent's space, is another one.
  case frame(ElementID, CGRect)
}

/// Shows what a graph commits, and measures what only it can measure.
@MainActor package protocol Renderer: AnyObject {
  /// Shows a turn's changes, in order.
  func commit(_ changes: [Change])

  /// Asks to be called back for a turn; asked again only after that turn.
  func scheduleTurn()

  /// Measures texts.
  var textMeasurer: any TextMeasuring { get }
}
