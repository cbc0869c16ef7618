public import Foundation

/// Arranges views in rows whose cells share columns.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LayoutContainerNode.reconcile(view.layout, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// The cells of one row of a grid; what modifies the row modifies each cell.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row, whose alignment may differ from the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(GridRowNode.self) ?? GridRowNode(in: slot)
    slot.node = node
    node.alignment = view.alignment
    node.reconcile(view.content, into: &node.contentNode)
  }

  @MainActor public static var _elementCount: _ElementCount { .varying }
}

/// Stands for the cells of a row, and tells each of them whose it is.
final class GridRowNode: ViewNode {
  @exclusivity(unchecked) fileprivate var contentNode: ViewNode?

  var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { elementsDidChange() } }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    let start = elements.count
    contentNode?.collectElements(into: &elements)
    for element in elements[start...] { element.gridRow = self }
  }
}

extension View {
  /// Lets the view span several columns of the grid around it.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutValueWriter<GridColumns>(value: count))
  }

  /// Places the view at a point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(LayoutValueWriter<GridAnchor>(value: .some(anchor)))
  }

  /// Keeps the view from claiming space of its own accord along some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(LayoutValueWriter<GridUnsizedAxes>(value: axes))
  }

  /// Lines up the view's whole column on another guide.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutValueWriter<GridColumnAlignment>(value: guide))
  }
}

nonisolated enum GridColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

nonisolated enum GridAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

nonisolated enum GridUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

nonisolated enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
