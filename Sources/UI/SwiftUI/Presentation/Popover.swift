public import Foundation
public import SwiftUICore

/// What a popover lies beside.
public nonisolated enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a popover beside the view while a binding is true; in a narrow window, a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown.
  ///   - attachmentAnchor: What of the view the popover lies beside.
  ///   - arrowEdge: The edge where the popover lies, if there is room.
  ///   - content: What the popover shows.
  /// - Returns: The view, with the popover in front of its window.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge, popover: content))
  }

  /// Shows a popover of an item beside the view while there is one; in a narrow window, a sheet.
  ///
  /// - Parameters:
  ///   - item: The item; another one is shown in another popover.
  ///   - attachmentAnchor: What of the view the popover lies beside.
  ///   - arrowEdge: The edge where the popover lies, if there is room.
  ///   - content: What the popover shows of an item.
  /// - Returns: The view, with the popover in front of its window.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: item.isThere(), anchor: attachmentAnchor, edge: arrowEdge
      ) {
        if let item = item.wrappedValue { content(item).id(item.id) }
      })
  }
}

/// Shows a popover, or a sheet where there is too little room.
private nonisolated struct PopoverModifier<Popover: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let popover: () -> Popover
  @Environment(\.windowBreadth) private var breadth

  init(
    isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, edge: Edge?,
    @ViewBuilder popover: @escaping () -> Popover
  ) {
    self.isPresented = isPresented
    self.anchor = anchor
    self.edge = edge
    self.popover = popover
  }

  @MainActor func body(content: Content) -> some View {
    let isSheet = breadth == .narrow
    // What a program writes for a popover has no button that closes it.
    let place = LayerPlace(anchor: anchor, edge: edge, needsCloser: isSheet)
    return content.layer(
      isSheet ? .sheet(SheetContent()) : .popover, isPresented: isPresented, place: place,
      content: popover)
  }
}

/// Where a layer lies beside what it belongs to.
nonisolated struct LayerPlace {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var edge: Edge?
  /// Whether the layer shows a button that closes it.
  var needsCloser = false

  /// What the layer lies beside, in the window, for the frame of the view that it belongs to.
  func source(in frame: CGRect) -> CGRect {
    switch anchor {
    case .rect(let source):
      source.value(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}
