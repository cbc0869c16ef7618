public import Foundation
public import Observation

/// Any screen, as the element of a navigation path.
public struct AnyDestination: Hashable, Sendable {
  /// The screen.
  public let base: any Destination

  /// Wraps a screen.
  public init(_ base: any Destination) { self.base = base }

  public static func == (one: AnyDestination, other: AnyDestination) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// The screens that are open above a root, and how URLs open more.
///
/// Knows nothing of views: a `NavigationStack` takes ``path`` as its binding, and an alert shows
/// ``failure``.
@MainActor @Observable
public final class NavigationModel {
  /// The open screens, the visible one last; going back shortens it.
  public var path: [AnyDestination]
  /// Why the last URL could not be opened, until it is dismissed or another one is opened.
  public private(set) var failure: RoutingError?

  private let router: Router

  /// Starts with some screens open.
  public init(router: Router, path: [AnyDestination] = []) {
    self.router = router
    self.path = path
  }

  /// The visible screen, `nil` when it is the root.
  public var current: AnyDestination? { path.last }

  /// Opens the screen of a URL on top, or says in ``failure`` why there is none.
  ///
  /// - Returns: Whether a screen was opened.
  @discardableResult
  public func open(_ url: URL) -> Bool { open(url.absoluteString) }

  /// Opens the screen that the text of a URL means, or says in ``failure`` why there is none.
  ///
  /// - Returns: Whether a screen was opened.
  @discardableResult
  public func open(_ text: String) -> Bool {
    do {
      path.append(AnyDestination(try router.destination(for: text)))
      failure = nil
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Opens a screen on top.
  public func push(_ screen: some Destination) { path.append(AnyDestination(screen)) }

  /// Goes back by one screen; does nothing at the root.
  public func pop() { _ = path.popLast() }

  /// Goes back to the root.
  public func popToRoot() { path.removeAll() }

  /// Forgets the failure, once a person has seen it.
  public func dismissFailure() { failure = nil }
}
