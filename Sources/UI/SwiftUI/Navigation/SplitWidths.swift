public import Foundation
public import SwiftUICore

extension View {
  /// Sets the width of the column that the view fills.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the widths between which the column that the view fills may be.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    columnWidth(ColumnWidth(least: min, ideal: ideal, most: max))
  }

  nonisolated private func columnWidth(_ width: ColumnWidth) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }
}

/// The width that the content of a column asks for.
nonisolated struct ColumnWidth: Equatable, Sendable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// The width that the first view in a column that asks for one asks for.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }

  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    if value == ColumnWidth() { value = nextValue() }
  }
}

/// Hands out the width of a split view to its columns.
nonisolated struct SplitWidths {
  /// What each column asks for, shown or not.
  let wanted: [ColumnWidth]
  let metrics: RendererMetrics

  /// The widths of columns that fill a width; the last of them takes what the others leave.
  func widths(of shown: Range<Int>, in width: CGFloat) -> [CGFloat] {
    var room = width
    var widths: [CGFloat] = []
    for (place, index) in shown.enumerated() {
      if index == shown.upperBound - 1 {
        widths.append(max(room, 0))
      } else {
        let most = width * 0.6 / CGFloat(shown.count - 1)
        let column = max(min(ideal(of: index), most), wanted[index].least ?? 0)
        widths.append(place == shown.count - 1 ? room : min(column, room))
        room -= widths[place]
      }
    }
    return widths
  }

  private func ideal(of index: Int) -> CGFloat {
    let standard = index == 0 ? metrics.sidebarWidth : metrics.contentColumnWidth
    let ideal = wanted[index].ideal ?? standard
    return min(max(ideal, wanted[index].least ?? 0), wanted[index].most ?? .infinity)
  }
}
