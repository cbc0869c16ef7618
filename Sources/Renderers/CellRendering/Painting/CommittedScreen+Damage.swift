package import Foundation
package import SwiftUICore

extension CommittedScreen {
  /// The rows in which an element and all that is in it are drawn.
  ///
  /// - Parameters:
  ///   - id: The element; one that isn't there is drawn in no row.
  ///   - cell: The size of a cell.
  /// - Returns: `.whole` where nobody can tell, or where all is drawn otherwise because of it.
  /// - Complexity: O(n) in the elements within it, and O(depth) around it.
  package func damage(of id: ElementID, cell: CGSize) -> CellDamage {
    guard elements[id] != nil else { return .none }
    var path: [Element] = []
    var next = elements[id]?.parent
    while let parent = next, let element = elements[parent] {
      if element.content.movesChildren { return .whole }
      path.append(element)
      next = element.parent
    }
    var place = Place(cell: cell)
    for element in path.reversed() { place.enter(element) }
    var damage = CellDamage.none
    return add(id, at: place, to: &damage) ? damage : .whole
  }

  private struct Place {
    let cell: CGSize
    var offset: CGFloat = 0
    var top = -CGFloat.infinity
    var bottom = CGFloat.infinity

    /// Goes into an element's own space.
    mutating func enter(_ element: Element) {
      offset += element.frame.minY
      if element.content.cutsOff { cut(element) }
    }

    private mutating func cut(_ element: Element) {
      top = max(top, offset)
      bottom = min(bottom, offset + element.frame.height)
    }

    /// The rows of an element that show.
    func rows(of element: Element) -> Range<Int> {
      let (start, end) = (offset + element.frame.minY, offset + element.frame.maxY)
      guard end >= top, start <= bottom else { return 0..<0 }
      let shown = CGRect(
        x: 0, y: max(start, top), width: 0, height: max(min(end, bottom) - max(start, top), 0))
      let rows = CellArea(shown, cell: cell).rows
      // What has no height at all is drawn in a row nevertheless.
      return rows.lowerBound..<max(rows.upperBound, rows.lowerBound + 1)
    }
  }

  /// - Returns: Whether it is certain that nothing else is drawn otherwise.
  private func add(_ id: ElementID, at place: Place, to damage: inout CellDamage) -> Bool {
    guard let element = elements[id] else { return true }
    if element.content.isModal || element.content.movesChildren { return false }
    damage.add(place.rows(of: element))
    // Nothing shows outside of such an element.
    if element.content.cutsOff { return true }
    var inner = place
    inner.enter(element)
    return element.children.allSatisfy { add($0, at: inner, to: &damage) }
  }
}

extension ElementContent {
  /// Whether nothing shows outside of its frame.
  fileprivate var cutsOff: Bool {
    switch self {
    case .scroll, .effect(.clip): true
    default: false
    }
  }

  /// Whether what is in it shows elsewhere than its frame says.
  fileprivate var movesChildren: Bool {
    if case .effect(.transform) = self { true } else { false }
  }
}
