import SwiftUICore

/// What a column of a split view tells the view that fills it.
struct ColumnContext {
  let model: ColumnModel?
  /// Leads back to the column before, where not all of them are shown.
  let back: BackAction?
}

extension EnvironmentValues {
  private enum ColumnContextKey: EnvironmentKey {
    static var defaultValue: ColumnContext? { nil }
  }

  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: ColumnModel? { nil }
  }

  /// The column that the view fills; `nil` elsewhere.
  var columnContext: ColumnContext? {
    get { self[ColumnContextKey.self] }
    set { self[ColumnContextKey.self] = newValue }
  }

  /// The column that the view is in.
  var splitColumn: ColumnModel? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

extension View {
  /// Lets the column that the view is in follow a selection: something selected is shown by the
  /// next column, and going back from there takes the selection away.
  nonisolated func columnSelection(
    _ value: AnyHashable?, clear: @escaping () -> Void
  ) -> some View {
    modifier(ColumnSelection(value: value, clear: clear))
  }
}

/// Tells the column around of a selection.
private nonisolated struct ColumnSelection: ViewModifier {
  let value: AnyHashable?
  let clear: () -> Void
  @Environment(\.splitColumn) private var column

  init(value: AnyHashable?, clear: @escaping () -> Void) {
    self.value = value
    self.clear = clear
  }

  @MainActor func body(content: Content) -> some View {
    content.onUpdate(of: value) { [column, clear] value in
      column?.selectionDidChange(isThere: value != nil, clear: clear)
    }
  }
}
