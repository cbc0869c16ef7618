import Foundation
package import SwiftUICore

extension RendererMetrics {
  /// The lengths of a terminal: everything lies in cells of 8 by 16 points.
  package static var cells: RendererMetrics {
    var metrics = RendererMetrics()
    let cell = CGSize(width: 8, height: 16)
    metrics.cell = cell
    metrics.spacing = CGSize(width: cell.width, height: 0)
    metrics.padding = CGSize(width: 2 * cell.width, height: cell.height)
    metrics.dividerThickness = cell
    metrics.barHeight = cell.height
    metrics.barLine = cell.height
    metrics.tabBarHeight = cell.height
    metrics.rowHeight = cell.height
    metrics.rowInsets = EdgeInsets(
      top: 0, leading: 2 * cell.width, bottom: 0, trailing: 2 * cell.width)
    metrics.rowGap = cell.height
    metrics.sidebarWidth = 28 * cell.width
    metrics.contentColumnWidth = 44 * cell.width
    metrics.symbolSize = cell
    return metrics
  }
}
