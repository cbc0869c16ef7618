package import CoreTransferable
package import Foundation

/// Something that a person begins to drag out of a window.
@MainActor package struct Drag {
  /// The values; none for a row that is moved within its list.
  package let parcels: [Parcel]
  /// The row, if it is one that can be moved.
  package let row: RowDrag?
  /// Where the dragged view lies in the window.
  package let frame: CGRect
  /// The outermost element of the dragged view.
  package let element: ElementID?
  /// Shows something else in place of the view.
  let preview: AnyView?
  let scope: EnvironmentScope

  /// Whether there is something to show in place of the dragged view.
  package var hasPreview: Bool { preview != nil }

  /// Shows what stands for the dragged view while it is dragged, for a renderer of its own.
  package func makePreview(in renderer: any Renderer) -> ViewGraph? {
    guard let preview else { return nil }
    let graph = ViewGraph(renderer: renderer, inside: scope)
    graph.show(preview)
    graph.size = graph.idealSize(for: .unspecified)
    return graph
  }
}

extension ViewGraph {
  /// What is dragged from a point of the window; `nil` if nothing there can be.
  package func beginDrag(at point: CGPoint) -> Drag? {
    Evaluation.untracked {
      frontNode(at: point) { ($0 as? any Dragging)?.dragged != nil }
        .flatMap { ($0 as? any Dragging)?.dragged }
    }
  }

  /// Takes up that something is dragged over a point of the window.
  ///
  /// - Returns: Whether somebody there takes it.
  package func dragMoved(_ passing: DropCenter.Passing, to point: CGPoint) -> Bool {
    drops.move(passing, to: point, in: self)
  }

  /// Takes up that nothing is dragged over the window any more.
  package func dragLeft() { drops.leave() }

  /// Hands what was dropped at a point to whom it was dropped on.
  ///
  /// - Parameters:
  ///   - passing: What was dragged.
  ///   - point: The point in the window.
  ///   - parcels: Gets what was dropped.
  /// - Returns: Whether somebody has taken it.
  package func drop(
    _ passing: DropCenter.Passing, at point: CGPoint,
    parcels: @MainActor () async throws -> [Parcel]
  ) async -> Bool {
    await drops.drop(passing, at: point, in: self, parcels: parcels)
  }

  func dropTarget(of passing: DropCenter.Passing, at point: CGPoint) -> (any DropTaking)? {
    frontNode(at: point) { ($0 as? any DropTaking)?.suits(passing) == true } as? any DropTaking
  }

  /// The innermost node in front whose frame holds a point and that satisfies a condition.
  private func frontNode(
    at point: CGPoint, where isWanted: (LayoutNode) -> Bool
  ) -> LayoutNode? {
    let modal = elements.inFront.last { $0.content.isModal }?.node
    return root?.frontNode(at: point) { node in
      node.isOpenToPeople && modal.map(node.isInside) ?? true && isWanted(node)
    }
  }
}

/// A node that can be dragged.
@MainActor protocol Dragging: LayoutNode {
  /// What is dragged of it.
  var dragged: Drag? { get }
}

extension ExchangeNode: Dragging {
  var dragged: Drag? {
    guard case .drag(let source) = role else { return nil }
    let parcels = source.parcels()
    guard !parcels.isEmpty else { return nil }
    return drag(parcels, row: nil, preview: source.preview)
  }
}

extension LayoutNode {
  /// What is dragged if this node is.
  final func drag(_ parcels: [Parcel], row: RowDrag?, preview: AnyView? = nil) -> Drag {
    Drag(
      parcels: parcels, row: row,
      frame: CGRect(origin: point(inWindow: .zero), size: placedSize),
      element: firstElement, preview: preview, scope: scope)
  }

  /// The outermost element at or below the node.
  private final var firstElement: ElementID? {
    if let element { return element.id }
    var found: ElementID?
    forEachLayoutChild { if found == nil { found = $0.firstElement } }
    return found
  }

  /// The innermost node in front whose frame holds a point and that satisfies a condition.
  fileprivate final func frontNode(
    at point: CGPoint, where isWanted: (LayoutNode) -> Bool
  ) -> LayoutNode? {
    guard isPlaced, let inner = innerPoint(point) else { return nil }
    for child in childrenInDrawingOrder.reversed() {
      let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
      if let found = child.frontNode(at: place, where: isWanted) { return found }
    }
    let frame = CGRect(origin: .zero, size: placedSize)
    return frame.contains(inner) && isWanted(self) ? self : nil
  }
}
