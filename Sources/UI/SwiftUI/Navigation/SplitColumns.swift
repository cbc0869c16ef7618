import Foundation
import SwiftUICore

/// The columns of a split view as an element; it alone runs again when others are shown.
struct SplitColumns<Columns: View>: View {
  let model: SplitModel
  let visibility: NavigationSplitViewVisibility
  let preferred: NavigationSplitViewColumn?
  let columns: Columns
  @Environment(\.windowBreadth) private var breadth
  @Environment(\.splitForm) private var form
  @Environment(\.rendererMetrics) private var metrics

  init(
    model: SplitModel, visibility: NavigationSplitViewVisibility,
    preferred: NavigationSplitViewColumn?, @ViewBuilder columns: () -> Columns
  ) {
    self.model = model
    self.visibility = visibility
    self.preferred = preferred
    self.columns = columns()
  }

  var body: some View {
    let shown = model.shown(
      in: breadth, style: form, visibility: visibility, preferred: preferred)
    let widths = SplitWidths(wanted: model.columns.map(\.width), metrics: metrics)
    ElementView(.region(.split(columns: shown.count)), alignment: .topLeading) {
      Deck(
        DeckArrangement(
          choose: { _ in shown }, widths: { widths.widths(of: $1, in: $0) },
          gap: metrics.dividerThickness.width)
      ) {
        columns.environment(\.firstShownColumn, shown.lowerBound)
          .environment(\.lastShownColumn, shown.upperBound - 1)
      }
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.take(width: $0) }
  }
}

/// One column: its content, or what the column before has put in place of it.
struct ColumnView<Content: View>: View {
  let column: ColumnModel
  let content: Content
  @State private var path = NavigationPath()
  @Environment(\.firstShownColumn) private var firstShown
  @Environment(\.lastShownColumn) private var lastShown

  init(column: ColumnModel, content: Content) {
    self.column = column
    self.content = content
  }

  var body: some View {
    StackPages(
      model: column.stack, path: .erased($path), back: back, region: .column(column.role),
      root: root
    )
    .onPreferenceChange(ColumnWidthKey.self) { column.take($0) }
    .transformEnvironment(\.self) { values in
      values.splitColumn = column
      if column.index != 0 { values.outerSearch = nil }
      if column.index != firstShown { values.windowCorners.remove(.leading) }
      if column.index != lastShown { values.windowCorners.remove(.trailing) }
      guard column.role != .detail else { return }
      if column.role == .sidebar { values.listLook = .sidebar }
      values.horizontalSizeClass = .compact
      values.windowBreadth = .narrow
    }
  }

  private var root: some View {
    content
      .environment(\.navigationTarget, column)
      .environment(\.columnContext, ColumnContext(model: column, back: back))
  }

  private var back: BackAction? { column.index == firstShown ? column.back : nil }
}

extension EnvironmentValues {
  private enum FirstShownKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum LastShownKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The last column of the split view around that is shown.
  var lastShownColumn: Int {
    get { self[LastShownKey.self] }
    set { self[LastShownKey.self] = newValue }
  }

  /// The first column of the split view around that is shown.
  var firstShownColumn: Int {
    get { self[FirstShownKey.self] }
    set { self[FirstShownKey.self] = newValue }
  }
}
