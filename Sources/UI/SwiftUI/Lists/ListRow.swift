import Foundation
import SwiftUICore

/// A row of a list: its element, and inside the view with what the list adds to it.
struct ListRow<SelectionValue: Hashable>: View {
  let row: RowProxy
  let traits: ListRowTraits
  let margins: ListMargins
  let look: ListLook
  let selection: ListSelection<SelectionValue>?
  @Environment(\.rendererMetrics) private var metrics
  @Environment(\.defaultMinListRowHeight) private var leastHeight

  var body: some View {
    RowRegion(
      element, of: row, offers: tag == nil ? [] : [.press],
      perform: { _ in if let tag { selection?.press(tag) } }
    ) {
      labelled.frame(maxWidth: .infinity, minHeight: innerHeight, alignment: .leading)
        .padding(insets)
        .modifier(RowGap(metrics: metrics, isOff: look != .plain && row.place.isLast))
        .background { traits.background?.view }
    }.padding(margins.insets(metrics))
  }

  @ViewBuilder private var labelled: some View {
    if let badge = traits.badge {
      HStack {
        row.content
        Spacer(minLength: 0)
        badge.text.foregroundStyle(.secondary)
      }
    } else {
      row.content
    }
  }

  private var tag: SelectionValue? {
    selection == nil || traits.isSelectionDisabled ? nil : row.tag(as: SelectionValue.self)
  }

  private var insets: EdgeInsets { traits.insets ?? metrics.rowInsets }

  private var innerHeight: CGFloat {
    max(leastHeight - insets.top - insets.bottom, 0)
  }

  private var element: RowContent {
    var element = RowContent()
    let isGrouped = look == .grouped || look == .insetGrouped
    element.isSelected = tag.map { selection?.contains($0) == true } ?? false
    element.isPressable = tag != nil
    element.position = RowContent.Position(isFirst: row.place.isFirst, isLast: row.place.isLast)
    element.hasBackground = traits.background != nil
    element.separatorColor = traits.separatorColor
    let divides = look != .sidebar && !(isGrouped && row.place.isLast) && margins.rowSpacing == 0
    element.hidesSeparator = traits.bottomSeparator.hides(unless: divides)
    element.hidesTopSeparator = !row.place.isFirst || traits.topSeparator.hides(unless: false)
    return element
  }
}

extension Visibility {
  /// Whether something is hidden that is shown by itself in some cases only.
  fileprivate func hides(unless isShown: Bool) -> Bool {
    switch self {
    case .automatic: !isShown
    case .visible: false
    case .hidden: true
    }
  }
}

extension RowContent.Position {
  fileprivate init(isFirst: Bool, isLast: Bool) {
    switch (isFirst, isLast) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }
}
