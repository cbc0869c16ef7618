import Foundation

/// A node whose content depends on where it lies.
@MainActor class GeometryNode: LayoutNode {
  /// The frames that the last evaluation asked for, and what it was told.
  final var readFrames: ContiguousArray<(space: CoordinateSpace, frame: CGRect)> = []
  /// The safe area that the last evaluation was told, if it asked for it.
  final var readSafeArea: EdgeInsets?

  /// Evaluates the content anew when the node is placed next.
  func invalidateContent() {}

  /// Forgets what the last evaluation asked for.
  final func forgetReads() {
    readFrames.removeAll(keepingCapacity: true)
    readSafeArea = nil
  }

  override final func tellFrame(in space: CoordinateSpace) -> CGRect {
    let frame = frame(in: space)
    if Evaluation.current?.node === self {
      readFrames.append((space, frame))
      markLeadsToFrameReaders()
    }
    return frame
  }

  override final func tellSafeAreaInsets() -> EdgeInsets {
    let insets = safeAreaInsets
    if Evaluation.current?.node === self {
      readSafeArea = insets
      markLeadsToFrameReaders()
    }
    return insets
  }

  /// Evaluates anew if what was asked for is another one now.
  override final func checkFrames() {
    guard isAlive, isPlaced else { return }
    if readFrames.contains(where: { frame(in: $0.space) != $0.frame })
      || readSafeArea.map({ $0 != safeAreaInsets }) == true
    {
      invalidateContent()
    }
  }
}

extension LayoutNode {
  /// Lets everything below that asked for frames check them.
  final func checkFramesBelow() {
    guard leadsToFrameReaders, isPlaced else { return }
    checkFrames()
    forEachLayoutChild { $0.checkFramesBelow() }
  }

  /// The frame in a space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: placedSize)
    case .global: CGRect(origin: origin(in: nil), size: placedSize)
    case .named(let name):
      CGRect(origin: origin(in: spaceNode(named: name)), size: placedSize)
    }
  }

  /// The bounds of a space in this node's own.
  final func bounds(ofSpace name: AnyHashable) -> CGRect? {
    spaceNode(named: name).map { space in
      let origin = origin(in: space)
      return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.placedSize)
    }
  }

  final func spaceNode(named name: AnyHashable) -> LayoutNode? {
    let scroll = name.base as? ScrollSpace
    var node = layoutParent
    while let current = node {
      if let scroll {
        if let found = current as? ScrollNode, scroll.isSpace(of: found) { return found }
      } else if let space = current as? CoordinateSpaceNode, space.modifier.name == name {
        return space
      }
      node = current.layoutParent
    }
    return nil
  }
}
