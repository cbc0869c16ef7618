package import Foundation

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
  /// An element that is said otherwise than its content alone would be.
  case accessibility(ElementID, AccessibilityProperties)
}
