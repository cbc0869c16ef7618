/// Whether a part of a view is shown.
@frozen public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the view's own rules have it.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// How much a part of a view stands out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
