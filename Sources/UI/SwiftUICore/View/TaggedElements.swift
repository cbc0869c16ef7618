import Foundation

/// How each element of several is shown as an element that stands for its tag.
package struct TaggedElement {
  /// What it is, around the element as its label.
  package let content: ElementContent
  /// What can be done to it.
  package let offers: Set<ElementAction.Name>
  /// Does it; called only with actions of these names.
  package let perform: (ElementAction) -> Void

  package init(
    _ content: ElementContent, offers: Set<ElementAction.Name>,
    perform: @escaping (ElementAction) -> Void
  ) {
    self.content = content
    self.offers = offers
    self.perform = perform
  }
}

extension View {
  /// Shows each element of the view in an element of its own that is made for its tag.
  ///
  /// - Parameters:
  ///   - alignment: How an element lies in the one around it.
  ///   - make: Makes the element for a tag; `nil` stands for a view without one.
  /// - Returns: A view of as many elements as before.
  nonisolated package func taggedElements(
    alignment: Alignment = .center, _ make: @escaping (Tag?) -> TaggedElement
  ) -> some View {
    modifier(TaggedElements(alignment: alignment, make: make))
  }

  /// Shows only those elements of the view whose tags satisfy a condition.
  nonisolated package func elements(
    whereTag isShown: @escaping (Tag?) -> Bool
  ) -> some View {
    modifier(TagFilter(isShown: isShown))
  }
}

/// Puts an element that is made for its tag around each element.
nonisolated struct TaggedElements: BoxModifier {
  let alignment: Alignment
  let make: (Tag?) -> TaggedElement

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    TaggedElementNode(modifier, around: inner, in: slot)
  }
}

final class TaggedElementNode: BoxNode<TaggedElements> {
  private var known: TaggedElement?
  private var knownMetrics: ControlMetrics?

  override func modifierDidChange(from old: TaggedElements) {
    let content = known?.content
    known = nil
    guard value.content != content else { return contentDidChange() }
    let metrics = knownMetrics
    knownMetrics = nil
    if metrics != self.metrics { setNeedsLayout() }
    contentDidChange()
  }

  private var value: TaggedElement {
    if let known { return known }
    let limit: ViewNode = contentNode == nil ? parent ?? self : self
    let value = modifier.make(child?.tag(inside: limit))
    known = value
    return value
  }

  private var metrics: ControlMetrics {
    if let knownMetrics { return knownMetrics }
    let metrics = ControlMetrics(of: value.content, in: graph)
    knownMetrics = metrics
    return metrics
  }

  override func willRemeasure() {
    known = nil
    knownMetrics = nil
    contentDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    metrics.size(around: child, for: proposal)
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    metrics.geometry(
      of: child, in: size, proposal: proposal, alignment: modifier.alignment)
  }

  override func makeSpacing() -> ViewSpacing { lengths.plainSpacing }
  override func takeUpTap(count: Int) -> (() -> Void)? { takeUp(.press) }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    let value = value
    guard value.offers.contains(action.name) else { return nil }
    return { value.perform(action) }
  }

  override var content: ElementContent? {
    guard graph.focus.focused === self, case .control(var control) = value.content else {
      return value.content
    }
    control.isFocused = true
    return .control(control)
  }

  override var offers: Set<ElementAction.Name> { value.offers }
  override var label: String { "tagged element" }
}

/// Shows only some elements.
nonisolated struct TagFilter: BoxModifier {
  let isShown: (Tag?) -> Bool

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    TagFilterNode(modifier, around: inner, in: slot)
  }
}

final class TagFilterNode: BoxNode<TagFilter> {
  private var isShown: Bool {
    let limit: ViewNode = contentNode == nil ? parent ?? self : self
    return modifier.isShown(child?.tag(inside: limit))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isShown ? super.measure(proposal) : .zero
  }

  override func placeChildren() {
    if isShown { super.placeChildren() } else { child?.unplace() }
  }

  override func makeSpacing() -> ViewSpacing { isShown ? super.makeSpacing() : ViewSpacing() }
}
