import Foundation
import SwiftUICore

extension RendererMetrics {
  /// The lengths of GNOME's windows.
  static var gtk: RendererMetrics {
    var metrics = RendererMetrics()
    metrics.spacing = CGSize(width: 6, height: 6)
    metrics.padding = CGSize(width: 12, height: 12)
    metrics.barHeight = 46
    metrics.barLine = 1
    metrics.tabBarHeight = 50
    metrics.rowHeight = 40
    metrics.rowInsets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    metrics.sidebarMargin = 6
    metrics.menus = MenuMetrics()
    metrics.dialogs = DialogMetrics()
    metrics.popoverGap = 4
    metrics.cardMargin = 12
    metrics.bars.centersTitle = true
    metrics.bars.namesBack = false
    metrics.bars.showsIconsOnly = true
    metrics.bars.searchMargin = 6
    metrics.bars.fillsTabs = true
    metrics.bars.stacksTabs = true
    metrics.bars.tabInsets = EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12)
    metrics.sidebarWidth = 240
    metrics.contentColumnWidth = 360
    return metrics
  }
}
