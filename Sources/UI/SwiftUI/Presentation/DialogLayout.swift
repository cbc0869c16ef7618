import Foundation
import SwiftUICore

/// Arranges the fields of a dialog below each other, and its buttons beside each other if they
/// fit, else below each other too.
nonisolated struct DialogLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let spacing: CGSize
  /// Whether buttons beside each other are equally wide, where all their words fit.
  let makesEqual: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      // A button that is no wider than its words lies in the middle of its place.
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.minY), anchor: .top,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat?) -> [CGRect] {
    let buttons = subviews.indices.filter { subviews[$0][IsDialogButtonKey.self] }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let line =
      buttons.reduce(0) { $0 + sizes[$1].width }
      + CGFloat(max(buttons.count - 1, 0)) * spacing.width
    let isLine = buttons.count > 1 && width.map { line <= $0 } ?? true
    let room = width ?? max(sizes.map(\.width).max() ?? 0, isLine ? line : 0)

    var frames = [CGRect](repeating: .zero, count: subviews.count)
    var y: CGFloat = 0
    for index in subviews.indices where !isLine || !buttons.contains(index) {
      let height = subviews[index].sizeThatFits(ProposedViewSize(width: room, height: nil)).height
      frames[index] = CGRect(x: 0, y: y, width: room, height: height)
      y += height + spacing.height
    }
    guard isLine else { return frames }
    let share = (room - line) / CGFloat(buttons.count)
    let equal = (room - spacing.width * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    let areEqual = makesEqual && buttons.allSatisfy { sizes[$0].width <= equal }
    var x: CGFloat = 0
    for index in buttons {
      let width = areEqual ? equal : sizes[index].width + share
      frames[index] = CGRect(x: x, y: y, width: width, height: sizes[index].height)
      x += width + spacing.width
    }
    return frames
  }
}
