package import Foundation

/// What is shown as those perceive it who listen to it or read it with their fingers.
///
/// A renderer makes it of the elements that it holds. What only decorates is not in it, a control is
/// one node with its label, and behind something modal there is nothing.
package struct AccessibilityTree: Equatable {
  /// The outermost nodes, in reading order.
  package var roots: [Node]

  /// Makes the tree of the elements that a renderer holds.
  ///
  /// - Parameters:
  ///   - roots: The outermost elements in drawing order.
  ///   - element: Finds an element.
  /// - Complexity: O(n) in the elements.
  @MainActor package init<Element: AccessibleElement>(
    roots: [ElementID], element: @escaping (ElementID) -> Element?
  ) {
    let builder = AccessibilityTreeBuilder(element: element)
    self.roots = builder.nodes(of: roots, offset: .zero)
  }

  /// The nodes in reading order, each before those in it.
  package var flattened: [Node] { roots.flatMap(\.flattened) }
}

/// What a renderer holds of an element.
package protocol AccessibleElement {
  var content: ElementContent { get }
  var accessibility: AccessibilityProperties { get }
  /// The frame in the parent's space.
  var frame: CGRect { get }
  var children: [ElementID] { get }
}
