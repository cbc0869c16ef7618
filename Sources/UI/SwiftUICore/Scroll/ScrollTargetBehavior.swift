public import Foundation
public import FoundationCompat

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that is to be in sight.
  public var rect: CGRect
  /// The point of the part and of the scroll view that are to meet; `nil` for the leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A rule for where a scroll view comes to rest when a person lets go of it.
public protocol ScrollTargetBehavior {
  /// Changes where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the rule is told.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a rule for the rest of a scroll view is told.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  let scroll: ScrollNode
  /// Where the content was when the person began to move it.
  public let originalTarget: ScrollTarget
  /// How fast the content was moved, in points per second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view, without the space around the content.
  public let containerSize: CGSize
  /// The directions in which the scroll view scrolls.
  public let axes: Axis.Set

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues(base: scroll.scope)[keyPath: keyPath]
  }
}

/// Rests at whole lengths of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the rule.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
    }
  }
}

/// Rests at the views of the layout that `scrollTargetLayout` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case automatic, always, alwaysByFew, alwaysByOne, never
    }
    private let kind: Kind

    /// As the system has it.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A limit always.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// A few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }

    /// The most views that one movement may pass.
    var limit: Int? {
      switch kind {
      case .alwaysByOne: 1
      case .alwaysByFew: 3
      case .automatic, .always, .never: nil
      }
    }
  }

  private let limitBehavior: LimitBehavior

  /// Creates the rule.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let starts = MainThread.assume(context.scroll) { scroll in
        scroll.targets.map { $0.area.origin[axis] }.sorted()
      }
      func nearest(_ position: CGFloat) -> Int? {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
      }
      guard var index = nearest(target.rect.origin[axis]) else { continue }
      if let limit = limitBehavior.limit,
        let first = nearest(context.originalTarget.rect.origin[axis])
      {
        index = min(max(index, first - limit), first + limit)
      }
      target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole lengths of the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the views of the layout that `scrollTargetLayout` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Rests at the views of the layout that `scrollTargetLayout` marks.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// A rule of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Wraps a rule.
  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension View {
  /// Sets where scroll views in the view come to rest when a person lets go of them.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.behavior = behavior }
  }
}
