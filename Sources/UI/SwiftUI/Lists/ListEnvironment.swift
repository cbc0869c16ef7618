public import Foundation
public import SwiftUICore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case standard
    case compact
    case custom(CGFloat)
  }

  private let kind: Kind

  /// The usual distance.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// A short distance.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance of a length.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  func length(_ metrics: RendererMetrics) -> CGFloat {
    switch kind {
    case .standard: metrics.padding.height
    case .compact: metrics.spacing.height
    case .custom(let length): length
    }
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey {
    static var defaultValue: ListLook { .inset }
  }

  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }

  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum ProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// How lists look.
  package var listLook: ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var leastRowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a row of a list.
  public var defaultMinListRowHeight: CGFloat {
    get { leastRowHeight ?? rendererMetrics.rowHeight }
    set { leastRowHeight = newValue }
  }

  /// The least height of a section's header; `nil` for that of its content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between rows of lists in the view; `nil` for the usual one.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections of lists in the view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between sections of lists in the view.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets how much headers of sections in the view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
