public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets in front of the element at another, keeping their order.
  ///
  /// - Complexity: O(n) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.prefix(destination).filter { !source.contains($0) }
    let after = elements.indices.dropFirst(destination).filter { !source.contains($0) }
    let ordered = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(indices, ordered) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Complexity: O(n) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = zip(0..., self).filter { !offsets.contains($0.0) }.map(\.1)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
