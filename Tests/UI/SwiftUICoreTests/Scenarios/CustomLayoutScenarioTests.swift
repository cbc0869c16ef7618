import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of group `customlayout`.
@MainActor struct CustomLayoutScenarioTests {
  @Test(.measured("customlayout/any")) func anyLayoutChanges() {
    let model = Model()
    let host = Host(240, 120, text: .sized(["One": 25, "Three": 35.5]), Switching(model: model))

    host.expectMeasured()
    model.isHorizontal = false
    host.settle()
    host.expectMeasured(after: "vertical")
    model.isHorizontal = true
    host.settle()
    host.expectMeasured(after: "horizontal")
    host.close()
  }

  @MainActor @Observable final class Model {
    var isHorizontal = true
  }

  private struct Switching: View {
    let model: Model

    var body: some View {
      let layout =
        model.isHorizontal
        ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
      layout {
        Text("One").probe("one")
        Box(30, 20).probe("box")
        Text("Three").probe("three")
      }.probe("stack")
    }
  }

  @Test(.measured("customlayout/flow")) func flow() {
    let text = HeadlessText.sized([
      "One": 25, "Two": 25, "Three": 35.5, "Four": 27.5, "Five": 25, "Six": 18.5,
    ])
    let host = Host(
      320, 160, text: text,
      Flow {
        Text("One").probe("one")
        Text("Two").probe("two")
        Text("Three").probe("three")
        Text("Four").probe("four")
        Text("Five").probe("five")
        Box(60, 30).probe("box")
        Text("Six").probe("six")
      }.frame(width: 160).probe("flow"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("customlayout/radial")) func radial() {
    let host = Host(
      240, 240, text: .sized(["A": 9, "B": 8.5, "D": 9.5, "E": 8]),
      Radial {
        Text("A").probe("a")
        Text("B").probe("b")
        Box(20, 20).probe("c")
        Text("D").probe("d")
        Text("E").probe("e")
      }.frame(width: 160, height: 160).probe("radial"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("customlayout/values")) func valuesAndSpacing() {
    let host = Host(
      240, 160, text: .sized(["Low": 24.5, "High": 28.5, "Last": 26]),
      Values {
        Text("Low").probe("low")
        Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).probe("high")
        Box(40, 10).layoutValue(key: Indent.self, value: 8).probe("bar")
        Text("Last").probe("last")
      }.probe("values"))

    host.expectMeasured()
    host.close()
  }
}

/// Fills rows and breaks where the next view doesn't fit.
private struct Flow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: arrange(subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let points = arrange(subviews, in: proposal.width ?? 300).points
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        proposal: ProposedViewSize(subview.sizeThatFits(.unspecified)))
    }
  }

  private func arrange(
    _ subviews: Subviews, in width: CGFloat
  ) -> (points: [CGPoint], height: CGFloat) {
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var points: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + 6, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + 8
      height = max(height, size.height)
    }
    return (points, y + height)
  }
}

/// Puts four views around the centre, and further ones at half the distance.
private struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let directions: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for (index, subview) in subviews.enumerated() {
      let radius = (bounds.width / 2 - 12) * (index < 4 ? 1 : 0.5)
      let (x, y) = directions[index % 4]
      subview.place(
        at: CGPoint(x: bounds.midX + x * radius, y: bounds.midY + y * radius), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private enum Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Stacks views by importance, each at its own indent, with the distances that they would like.
private struct Values: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = arrange(subviews)
    let width = rows.map { $0.subview[Indent.self] + $0.size.width }.max() ?? 0
    return CGSize(width: width, height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for row in arrange(subviews) {
      row.subview.place(
        at: CGPoint(x: bounds.minX + row.subview[Indent.self], y: bounds.minY + row.y),
        proposal: .unspecified)
    }
  }

  private func arrange(
    _ subviews: Subviews
  ) -> [(subview: LayoutSubview, y: CGFloat, size: CGSize)] {
    let ordered = subviews.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    var rows: [(subview: LayoutSubview, y: CGFloat, size: CGSize)] = []
    for subview in ordered {
      let y =
        rows.last.map {
          $0.y + $0.size.height + $0.subview.spacing.distance(to: subview.spacing, along: .vertical)
        } ?? 0
      rows.append((subview, y, subview.sizeThatFits(.unspecified)))
    }
    return rows
  }
}
