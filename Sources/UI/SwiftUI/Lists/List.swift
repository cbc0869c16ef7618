import Foundation
public import SwiftUICore

/// Rows below each other, some of which may be selected.
///
/// Only the rows in sight are made, however many there are.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    ListArea(selection: selection, content: content)
  }
}

/// The element of a list, its rows in a scroll area.
private struct ListArea<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content
  @State private var rows = RowAccess()
  @Environment(\.listLook) private var look
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.headerProminence) private var prominence
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    element.frame(idealHeight: metrics.rowHeight * Self.idealRowCount)
  }

  /// How many rows a list is high that may be as high as it likes, whatever it contains.
  private static var idealRowCount: CGFloat { 10 }

  private var element: some View {
    ElementView(
      .region(.list(look)), offers: selection == nil ? [] : [.selectNext, .selectPrevious],
      perform: select
    ) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinnedViews) {
          EachRow(maker, access: rows) {
            content.environment(\.controlContext, .row).environment(\.sectionLook, sectionLook)
          }
        }
      }
    }
    .columnSelection(selection?.only) { selection?.clear() }
  }

  private var maker: ListRowMaker<SelectionValue> {
    ListRowMaker(
      look: look, selection: selection, rowSpacing: rowSpacing, sectionSpacing: sectionSpacing)
  }

  private var pinnedViews: PinnedScrollableViews {
    look == .plain || look == .inset ? .sectionHeaders : []
  }

  private var sectionLook: SectionLook {
    let isGrouped = look == .grouped || look == .insetGrouped
    let font: Font = prominence == .increased ? .title3 : isGrouped ? .footnote : .headline
    return SectionLook(
      header: SectionLook.Part(font: font, isSecondary: prominence == .standard),
      footer: SectionLook.Part(font: .footnote, isSecondary: true))
  }

  private func select(_ action: ElementAction) {
    guard let selection else { return }
    let next = rows.neighbour(of: selection.last, step: action == .selectNext ? 1 : -1) {
      !$0.value(for: SelectionDisabledKey.self)
    }
    guard let next else { return }
    selection.selectOnly(next)
    rows.scroll(to: next)
  }
}
