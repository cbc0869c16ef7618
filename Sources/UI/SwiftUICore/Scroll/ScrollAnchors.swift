/// The occasion for which an anchor of a scroll view is consulted.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// Where the content is at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// What stays in place when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// Where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  private var common: UnitPoint?
  private var special: [ScrollAnchorRole: UnitPoint?] = [:]

  var initialOffset: UnitPoint? { special[.initialOffset] ?? common }
  var sizeChanges: UnitPoint? { special[.sizeChanges] ?? common }
  var alignment: UnitPoint? { special[.alignment] ?? common }

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if let role { special[role] = .some(anchor) } else { common = anchor }
  }
}

extension View {
  /// Sets which point of the content scroll views in the view hold on to.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.set(anchor, for: nil) }
  }

  /// Sets which point of the content scroll views in the view hold on to on some occasion.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.set(anchor, for: role) }
  }
}
