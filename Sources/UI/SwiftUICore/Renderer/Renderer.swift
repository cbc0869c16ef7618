package import Foundation

/// Shows what a graph commits, and measures what only it can measure.
@MainActor package protocol Renderer: AnyObject {
  /// Shows a turn's changes, in order.
  func commit(_ changes: [Change])

  /// Asks to be called back for a turn; asked again only after that turn.
  func scheduleTurn()

  /// The clock by which motion is shown; `nil` for a renderer that shows every change at once.
  var frameClock: (any FrameClock)? { get }

  /// Measures texts.
  var textMeasurer: any TextMeasuring { get }

  /// The lengths that views take when they name none.
  var metrics: RendererMetrics { get }

  /// What a control takes up, around its label or, without one, by itself.
  func controlMetrics(of control: ControlContent) -> ControlMetrics

  /// The natural size of a picture in points; `nil` for one that the renderer doesn't know.
  func imageSize(of image: ImageContent) -> CGSize?
}

/// The lengths that views take when they name none, in points.
package struct RendererMetrics: Equatable, Sendable {
  /// The grid that lengths are rounded to before layout; `nil` where any length can be shown.
  package var cell: CGSize?
  /// The distance between views of a stack.
  package var spacing = CGSize(width: 8, height: 8)
  /// The padding that names no length.
  package var padding = CGSize(width: 16, height: 16)
  /// The thickness of a divider.
  package var dividerThickness = CGSize(width: 1, height: 1)
  /// The height of a bar with a title and buttons.
  package var barHeight: CGFloat = 44
  /// The height of a line that the renderer draws below a bar, where it takes up space.
  package var barLine: CGFloat = 0
  /// The height of the bar that switches between tabs.
  package var tabBarHeight: CGFloat = 49
  /// The least height of a row of a list.
  package var rowHeight: CGFloat = 44
  /// The space around the content of a row.
  package var rowInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The space below rows that are higher than `rowHeight`, where nothing else sets rows apart.
  package var rowGap: CGFloat = 0
  /// The ideal widths of the columns of a split view.
  package var sidebarWidth: CGFloat = 260
  package var contentColumnWidth: CGFloat = 360
  /// The distance of the rows of a sidebar from its edges; `nil` for that of other rows.
  package var sidebarMargin: CGFloat?
  /// How bars are arranged.
  package var bars = BarMetrics()
  /// How menus are arranged; `nil` for items that are no wider than their labels.
  package var menus: MenuMetrics?
  /// How dialogs are arranged; `nil` for buttons that are no wider than their words.
  package var dialogs: DialogMetrics?
  /// The distance of a menu or popover from what it belongs to.
  package var popoverGap: CGFloat = 0
  /// The space above the first card of a list of cards.
  package var cardMargin: CGFloat = 0
  /// The size of a symbol in the body font.
  package var symbolSize = CGSize(width: 16, height: 16)

  package init() {}
}

/// What a control takes up.
package struct ControlMetrics: Equatable, Sendable {
  /// The space that the control keeps around its label.
  package var insets = EdgeInsets()
  /// The size below which the control cannot be shown.
  package var minimum = CGSize.zero
  /// The size that it takes if it may choose; for a control without a label.
  package var ideal = CGSize.zero
  /// The directions in which it takes all the space it is offered.
  package var growing: Axis.Set = []

  package init(
    insets: EdgeInsets = EdgeInsets(), minimum: CGSize = .zero, ideal: CGSize = .zero,
    growing: Axis.Set = []
  ) {
    self.insets = insets
    self.minimum = minimum
    self.ideal = ideal
    self.growing = growing
  }
}

extension EnvironmentValues {
  private enum MetricsKey: EnvironmentKey {
    static var defaultValue: RendererMetrics { RendererMetrics() }
  }

  /// The lengths of the renderer that shows the view.
  package var rendererMetrics: RendererMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }
}
