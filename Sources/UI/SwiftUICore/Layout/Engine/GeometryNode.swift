import Foundation

/// A node whose content depends on where it lies.
@MainActor class GeometryNode: LayoutNode {
  /// The frames that the last evaluation asked for, and what it was told.
  final var readFrames: ContiguousArray<(space: CoordinateSpace, frame: CGRect)> = []

  /// Evaluates the content anew when the node is placed next.
  func invalidateContent() {}

  final func frame(in space: CoordinateSpace) -> CGRect {
    let frame = findFrame(in: space)
    if Evaluation.current?.node === self {
      readFrames.append((space, frame))
      markLeadsToFrameReaders()
    }
    return frame
  }

  private func findFrame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: placedSize)
    case .global: CGRect(origin: origin(in: nil), size: placedSize)
    case .named(let name):
      CGRect(origin: origin(in: spaceNode(named: name)), size: placedSize)
    }
  }

  private func spaceNode(named name: AnyHashable) -> LayoutNode? {
    var node = layoutParent
    while let current = node {
      if let space = current as? CoordinateSpaceNode, space.modifier.name == name { return space }
      node = current.layoutParent
    }
    return nil
  }

  /// Evaluates anew if a frame that was asked for is another one now.
  override final func checkFrames() {
    guard isAlive, isPlaced else { return }
    if readFrames.contains(where: { findFrame(in: $0.space) != $0.frame }) { invalidateContent() }
  }
}

extension LayoutNode {
  /// Lets everything below that asked for frames check them.
  final func checkFramesBelow() {
    guard leadsToFrameReaders, isPlaced else { return }
    checkFrames()
    forEachLayoutChild { $0.checkFramesBelow() }
  }
}
