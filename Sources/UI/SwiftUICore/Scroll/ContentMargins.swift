public import Foundation

/// What the margins of scrolled content are kept from.
public struct ContentMarginPlacement: Sendable {
  enum Kind: Equatable {
    case automatic
    case content
    case indicators
  }

  let kind: Kind

  /// Both the content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content alone.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(kind: .content)
  }
  /// The indicators alone.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(kind: .indicators)
  }
}

extension View {
  /// Keeps a distance between the edges of scroll views in the view and what they scroll; `nil`
  /// means the standard one.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.margins.set(insets, on: edges, for: placement)
    }
  }

  /// Keeps a distance between the edges of scroll views in the view and what they scroll; `nil`
  /// means the standard one.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps a distance between all edges of scroll views in the view and what they scroll.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The distances between a scroll view's edges and what it scrolls.
struct ContentMargins: Equatable {
  private(set) var content = EdgeInsets()
  private(set) var indicators = EdgeInsets()

  mutating func set(
    _ insets: EdgeInsets, on edges: Edge.Set, for placement: ContentMarginPlacement
  ) {
    if placement.kind != .indicators { content.replace(edges, by: insets) }
    if placement.kind != .content { indicators.replace(edges, by: insets) }
  }
}

extension EdgeInsets {
  /// Takes over the lengths at some edges.
  nonisolated mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
