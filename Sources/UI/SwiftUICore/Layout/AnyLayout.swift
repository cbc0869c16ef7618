public import Foundation

/// A layout of any type; views keep their state when it changes to another one.
public struct AnyLayout: BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData

  /// What the wrapped layout keeps between calls.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// The axis of the wrapped layout.
  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Whether the wrapped layout is one of the engine's own.
  var isBuiltIn: Bool { layout is any BuiltInLayout }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      guard var value = cache.value as? L.Cache else {
        return cache = makeCache(subviews: subviews)
      }
      layout.updateCache(&value, subviews: subviews)
      cache.value = value
    }
    update(layout)
  }

  /// Calls the wrapped layout with its own type of cache.
  private func with<Call: LayoutCall>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: Call
  ) -> Call.Answer {
    func call<L: Layout>(_ layout: L) -> Call.Answer {
      var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = value }
      return body.call(layout, subviews: subviews, cache: &value)
    }
    return call(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews, SpacingCall())
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews, SizeCall(proposal: proposal))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews, PlaceCall(bounds: bounds, proposal: proposal))
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews, GuideCall(key: guide.key, bounds: bounds, proposal: proposal))
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews, GuideCall(key: guide.key, bounds: bounds, proposal: proposal))
  }
}

extension AnyLayout: ComparedByRule {
  /// Layouts are the same if the wrapped ones are.
  @MainActor static func areSame(_ first: AnyLayout, _ second: AnyLayout) -> Bool {
    func isSame<L: Layout>(_ layout: L) -> Bool {
      guard let other = second.layout as? L else { return false }
      return Comparison.of(L.self).areSame(layout, other)
    }
    return isSame(first.layout)
  }
}

/// One call of a layout whose type is not known.
private protocol LayoutCall {
  associatedtype Answer
  func call<L: Layout>(_ layout: L, subviews: LayoutSubviews, cache: inout L.Cache) -> Answer
}

private struct SpacingCall: LayoutCall {
  typealias Answer = ViewSpacing

  func call<L: Layout>(
    _ layout: L, subviews: LayoutSubviews, cache: inout L.Cache
  ) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

private struct SizeCall: LayoutCall {
  typealias Answer = CGSize

  let proposal: ProposedViewSize

  func call<L: Layout>(_ layout: L, subviews: LayoutSubviews, cache: inout L.Cache) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct PlaceCall: LayoutCall {
  typealias Answer = Void

  let bounds: CGRect
  let proposal: ProposedViewSize

  func call<L: Layout>(_ layout: L, subviews: LayoutSubviews, cache: inout L.Cache) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct GuideCall: LayoutCall {
  typealias Answer = CGFloat?

  let key: AlignmentKey
  let bounds: CGRect
  let proposal: ProposedViewSize

  func call<L: Layout>(_ layout: L, subviews: LayoutSubviews, cache: inout L.Cache) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
