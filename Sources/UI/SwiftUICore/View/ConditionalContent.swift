/// One of two views, as `if`/`else` and `switch` make it in a view builder.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(BranchNode.self) ?? BranchNode(in: slot)
    switch view.storage {
    case .trueContent(let content): node.show(content, branch: 1)
    case .falseContent(let content): node.show(content, branch: 0)
    }
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount {
    let (first, second) = (TrueContent._elementCount, FalseContent._elementCount)
    if first == second { return first }
    return first == .collection || second == .collection ? .collection : .varying
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor public static func _reconcile(_ view: Wrapped?, in slot: inout _ViewSlot) {
    let node = slot.existing(BranchNode.self) ?? BranchNode(in: slot)
    if let view {
      node.show(view, branch: 1)
    } else {
      node.show(EmptyView(), branch: 0)
    }
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount {
    Wrapped._elementCount == .collection ? .collection : .varying
  }
}

/// Shows one of several subtrees; another branch is another identity.
final class BranchNode: ViewNode {
  private var branch: AnyHashable?
  @exclusivity(unchecked) private var child: ViewNode?

  func show<V: View>(_ view: V, branch: AnyHashable) {
    guard self.branch != branch else { return reconcile(view, into: &child) }
    let old = child
    self.branch = branch
    child = nil
    reconcile(view, into: &child)
    guard let old else { return }
    end(old)
    elementsDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
