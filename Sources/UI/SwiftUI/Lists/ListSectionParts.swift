import Foundation
import SwiftUICore

/// The header of a section of a list; pressing that of a section which can be folded folds it.
struct ListSectionHeader: View {
  let row: RowProxy
  let insets: EdgeInsets?
  let margins: ListMargins
  let isExpanded: Binding<Bool>?
  @Environment(\.rendererMetrics) private var metrics
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight

  var body: some View {
    ElementView(.region(.sectionHeader), alignment: .leading) {
      if let isExpanded {
        ElementView(
          .region(.disclosure(isExpanded: isExpanded.wrappedValue)), alignment: .leading,
          offers: [.press, isExpanded.wrappedValue ? .collapse : .expand],
          perform: { _ in isExpanded.wrappedValue.toggle() }
        ) { label }
      } else {
        label
      }
    }.padding(margins.insets(metrics))
  }

  private var label: some View {
    row.content.frame(maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
      .padding(insets ?? metrics.rowInsets)
  }
}

/// The footer of a section of a list.
struct ListSectionFooter: View {
  let row: RowProxy
  let insets: EdgeInsets?
  let margins: ListMargins
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    ElementView(.region(.sectionFooter), alignment: .leading) {
      row.content.frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets ?? metrics.rowInsets)
    }.padding(margins.insets(metrics))
  }
}
