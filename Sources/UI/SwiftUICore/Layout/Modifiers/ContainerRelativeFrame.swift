public import Foundation

extension View {
  /// Gives the view the size of the container around it: a scroll view, a column or the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the size of some of the parts that the container around it is divided into.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a size that is worked out from that of the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

/// A frame whose lengths are worked out from the container's.
nonisolated struct ContainerRelativeFrame: BoxModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor static func makeBox(
    _ modifier: ContainerRelativeFrame, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<ContainerRelativeFrame> {
    ContainerRelativeFrameNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `ContainerRelativeFrame`.
final class ContainerRelativeFrameNode: BoxNode<ContainerRelativeFrame> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let frame = frame(for: proposal)
    return child.map { frame.size(around: $0, for: proposal) } ?? .zero
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    frame(for: proposal).geometry(of: child, in: size, proposal: proposal)
  }

  private func frame(for proposal: ProposedViewSize) -> FixedFrame {
    let container = containerSize
    func length(_ axis: Axis) -> CGFloat? {
      guard modifier.axes.contains(axis) else { return nil }
      return lengths.length(max(modifier.length(container[axis], axis), 0), along: axis)
    }
    return FixedFrame(
      width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
  }

  /// The size of the container, which measures this node again when it changes.
  private var containerSize: CGSize {
    var node = layoutParent
    while let current = node {
      if let container = current as? any SizeContainer, let room = container.room {
        container.dependents[ObjectIdentifier(self)] = WeakNode(node: self)
        return room
      }
      node = current.layoutParent
    }
    return graph.size
  }
}

/// A node whose size others in it are worked out from.
@MainActor protocol SizeContainer: LayoutNode {
  /// The size, if it is known yet.
  var room: CGSize? { get }
  /// The nodes that depend on it.
  var dependents: [ObjectIdentifier: WeakNode] { get set }
}

extension SizeContainer {
  /// Lets the nodes that depend on the size take up another one.
  func remeasureDependents() {
    let nodes = dependents.values
    dependents.removeAll()
    for entry in nodes { entry.node?.setNeedsLayout() }
  }
}
