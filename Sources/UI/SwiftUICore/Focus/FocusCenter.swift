/// Knows which element has the keyboard, and lets programs and renderers move it.
@MainActor final class FocusCenter {
  /// The element that the keyboard belongs to.
  private(set) weak var focused: LayoutNode?
  private var hasFocus = false
  private var slots: [ObjectIdentifier: WeakSlot] = [:]
  private var requests: ContiguousArray<() -> Void> = []
  private let wake: () -> Void

  private struct WeakSlot {
    weak var slot: (any FocusFollowing)?
  }

  init(wake: @escaping () -> Void) { self.wake = wake }

  var hasRequests: Bool { !requests.isEmpty }

  /// Moves the focus once layout has settled, when everything is there that will be.
  func request(_ move: @escaping () -> Void) {
    requests.append(move)
    wake()
  }

  /// Lets a focus state follow the focus.
  func add(_ slot: any FocusFollowing) {
    slots[ObjectIdentifier(slot)] = WeakSlot(slot: slot)
  }

  /// Carries out what was asked for, after the focus has left an element that is gone.
  func settle() {
    if hasFocus, focused?.canBeFocused != true { focus(nil) }
    let due = requests
    requests.removeAll(keepingCapacity: true)
    for move in due { move() }
  }

  /// Gives the keyboard to an element, or takes it away.
  func focus(_ node: LayoutNode?) {
    let old = focused
    guard old !== node || hasFocus != (node != nil) else { return }
    focused = node
    hasFocus = node != nil
    old?.focusDidChange(to: false)
    node?.focusDidChange(to: true)
    slots = slots.filter { $0.value.slot != nil }
    for entry in slots.values { entry.slot?.follow(node) }
  }
}

/// A focus state that says where the focus is.
@MainActor protocol FocusFollowing: AnyObject {
  /// Takes over that an element, or none, has the focus.
  func follow(_ focused: LayoutNode?)
}

extension LayoutNode {
  /// Whether the keyboard can belong to the element.
  final var canBeFocused: Bool {
    guard isAlive, isPlaced else { return false }
    if case .control(let control)? = content { return control.isEnabled && !offers.isEmpty }
    return offers.contains(.focus)
  }

  /// The first element in this one, or this one itself, that the keyboard can belong to.
  final var firstFocusable: LayoutNode? {
    if canBeFocused { return self }
    var found: LayoutNode?
    forEachLayoutChild { if found == nil { found = $0.firstFocusable } }
    return found
  }

  /// Whether the node lies in another, or is it.
  final func isInside(_ outer: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === outer { return true }
      node = current.layoutParent
    }
    return false
  }

  fileprivate final func focusDidChange(to isFocused: Bool) {
    guard isAlive else { return }
    contentDidChange()
    if let reaction = takeUp(isFocused ? .focus : .blur) { graph.actions.add(reaction) }
  }
}
