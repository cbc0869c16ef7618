import SwiftUICore

/// What a column of a split view tells the view in it.
struct ColumnContext {
  /// Leads back to the column before, where columns are shown one at a time.
  var back: BackAction?
}

extension EnvironmentValues {
  private enum ColumnContextKey: EnvironmentKey {
    static var defaultValue: ColumnContext? { nil }
  }

  /// The column that the view fills; `nil` elsewhere.
  var columnContext: ColumnContext? {
    get { self[ColumnContextKey.self] }
    set { self[ColumnContextKey.self] = newValue }
  }
}
