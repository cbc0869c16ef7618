import SwiftUI

/// Sets views in lines like words, each line as full as it gets, on a common baseline; lines are as
/// far apart as their views would like.
struct FlowLayout: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    let gaps = zip(lines, lines.dropFirst()).map { gap(between: $0, and: $1, of: subviews) }
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height } + gaps.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    var last: Line?
    for line in lines(of: subviews, width: bounds.width) {
      if let last { y += last.height + gap(between: last, and: line, of: subviews) }
      last = line
      for item in line.items {
        subviews[item.index].place(
          at: CGPoint(x: bounds.minX + item.x, y: y + line.ascent - item.ascent),
          proposal: ProposedViewSize(item.size))
      }
    }
  }

  private func gap(between line: Line, and next: Line, of subviews: Subviews) -> CGFloat {
    guard let above = line.items.first, let below = next.items.first else { return 0 }
    return subviews[above.index].spacing
      .distance(to: subviews[below.index].spacing, along: .vertical)
  }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let fitting = ProposedViewSize(width: width.isFinite ? width : nil, height: nil)
      let size = subview.sizeThatFits(fitting)
      let ascent = subview.dimensions(in: fitting)[VerticalAlignment.firstTextBaseline]
      let x = lines.last.map { $0.width + spacing } ?? 0
      // Half a point of tolerance: sums of widths are not exact.
      if lines.isEmpty || x + size.width > width + 0.5 { lines.append(Line()) }
      lines[lines.count - 1].add(index, size, ascent: ascent, spacing: spacing)
    }
    return lines
  }

  private struct Item {
    let index: Int
    let x: CGFloat
    let size: CGSize
    let ascent: CGFloat
  }

  private struct Line {
    private(set) var items: [Item] = []
    private(set) var width: CGFloat = 0
    private(set) var ascent: CGFloat = 0
    private var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }

    mutating func add(_ index: Int, _ size: CGSize, ascent: CGFloat, spacing: CGFloat) {
      let x = items.isEmpty ? 0 : width + spacing
      items.append(Item(index: index, x: x, size: size, ascent: ascent))
      width = x + size.width
      self.ascent = max(self.ascent, ascent)
      descent = max(descent, size.height - ascent)
    }
  }
}
