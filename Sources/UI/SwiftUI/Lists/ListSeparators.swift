import SwiftUICore

/// What is known of the lines around a row, and around its section.
struct RowSeparators: Equatable {
  struct Line: Equatable {
    var visibility: Visibility?
    var color: Color??
  }

  var top = Line()
  var bottom = Line()
  var sectionTop = Line()
  var sectionBottom = Line()

  /// Whether the line above a row is shown.
  func top(atSectionEdge: Bool) -> Visibility {
    top.visibility ?? (atSectionEdge ? sectionTop.visibility : nil) ?? .automatic
  }

  /// Whether the line below a row is shown.
  func bottom(atSectionEdge: Bool) -> Visibility {
    bottom.visibility ?? (atSectionEdge ? sectionBottom.visibility : nil) ?? .automatic
  }

  /// The colour of the line below a row, or above it.
  var color: Color? { bottom.color ?? top.color ?? sectionBottom.color ?? sectionTop.color ?? nil }
}

/// The lines that a row's view asks for.
nonisolated enum ListRowSeparatorsKey: LayoutValueKey {
  static var defaultValue: RowSeparators { RowSeparators() }
}

/// Says of lines around a row or a section whether they are shown and in which colour.
nonisolated struct ListSeparators: ViewModifier {
  var visibility: Visibility?
  var color: Color??
  let edges: VerticalEdge.Set
  let isOfSection: Bool

  func body(content: Content) -> some View {
    content.rowTrait(ListRowSeparatorsKey.self) { separators in
      if edges.contains(.top) { add(to: isOfSection ? \.sectionTop : \.top, of: &separators) }
      if edges.contains(.bottom) {
        add(to: isOfSection ? \.sectionBottom : \.bottom, of: &separators)
      }
    }
  }

  /// Adds to what modifiers further in have said, which win.
  private func add(
    to line: WritableKeyPath<RowSeparators, RowSeparators.Line>,
    of separators: inout RowSeparators
  ) {
    if separators[keyPath: line].visibility == nil {
      separators[keyPath: line].visibility = visibility
    }
    if separators[keyPath: line].color == nil { separators[keyPath: line].color = color }
  }
}
