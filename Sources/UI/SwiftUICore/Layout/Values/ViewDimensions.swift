public import Foundation

/// A view's size and guides, as they are for one proposal.
public nonisolated struct ViewDimensions: Equatable {
  /// The view, or `nil` for an empty area.
  let node: LayoutNode?
  let proposal: ProposedViewSize
  let size: CGSize

  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// Where a horizontal guide lies: where the view places it, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a vertical guide lies: where the view places it, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where the view itself places a horizontal guide, if it does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where the view itself places a vertical guide, if it does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(of key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    node.flatMap { MainThread.assume(($0, key, proposal)) { $0.0.explicitGuide($0.1, for: $0.2) } }
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.size == right.size
  }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}
