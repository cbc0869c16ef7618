/// A style that can be told from another.
nonisolated struct ComparableStyle: Equatable, Sendable {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) { self.style = style }

  /// Whether two styles are known to be the same; styles that say nothing of it are not.
  static func == (left: ComparableStyle, right: ComparableStyle) -> Bool {
    func isSame<S: ShapeStyle>(_ first: S) -> Bool {
      guard let second = right.style.style as? S else { return false }
      if let first = first as? HierarchicalShapeStyle,
        let second = second as? HierarchicalShapeStyle
      {
        return first.level == second.level
      }
      if let first = first as? any Equatable { return first.equals(second) }
      return MemoryLayout<S>.size == 0
    }
    return isSame(left.style.style)
  }
}

extension Equatable {
  fileprivate nonisolated func equals(_ other: Any) -> Bool { other as? Self == self }
}
