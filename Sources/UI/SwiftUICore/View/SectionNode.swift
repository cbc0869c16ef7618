/// Stands for a section.
final class SectionNode: ViewNode {
  private var header: ViewNode?
  private var content: ViewNode?
  private var footer: ViewNode?
  private var isExpanded: Binding<Bool>?
  private var fill: (Bool) -> Void = { _ in }

  func show<Header: View, Content: View, Footer: View>(
    _ header: Header, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>?
  ) {
    self.isExpanded = isExpanded
    let isInMenu = isInMenu
    if isInMenu {
      reconcile(MenuSectionHead(title: header), into: &self.header)
    } else {
      let part = SectionPart(isHeader: true, isExpanded: isExpanded)
      reconcile(header.modifier(part), into: &self.header)
    }
    fill = { [unowned self] isExpanded in
      reconcile(isExpanded ? content : nil, into: &self.content)
    }
    update()
    if isInMenu {
      reconcile(MenuSectionEdge(), into: &self.footer)
    } else {
      reconcile(footer.modifier(SectionPart(isHeader: false)), into: &self.footer)
    }
  }

  /// Whether the section is one of a menu that sets sections apart; that never changes.
  private var isInMenu: Bool {
    Evaluation.untracked {
      scope.read(\.controlContext) == .menu && scope.read(\.rendererMetrics).menus != nil
    }
  }

  override func update() {
    needsUpdate = false
    let isExpanded = tracker.track(observing: SectionNode.self) {
      self.isExpanded?.wrappedValue ?? true
    }
    fill(isExpanded)
  }

  override func collectRuns(into runs: inout RowRuns) {
    runs.breakLine()
    let first = runs.rowCount
    runs.add(header?.rowCount ?? 0, role: .header)
    let headers = first..<runs.rowCount
    runs.breakLine()
    content?.collectRuns(into: &runs)
    runs.breakLine()
    let firstFooter = runs.rowCount
    runs.add(footer?.rowCount ?? 0, role: .footer)
    runs.addSection(
      RowRuns.Section(
        firstRow: first, headers: headers, footers: firstFooter..<runs.rowCount,
        endRow: runs.rowCount))
    runs.breakLine()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    header.map(body)
    content.map(body)
    footer.map(body)
  }
}

/// The header or footer of a section, in the look that the container around wants.
private struct SectionPart: ViewModifier {
  let isHeader: Bool
  var isExpanded: Binding<Bool>?
  @Environment(\.sectionLook) private var look

  func body(content: Content) -> some View {
    content.rowTrait(SectionExpansionKey.self, isExpanded)
      .transformEnvironment(\.self) { values in
        guard let look else { return }
        let part = isHeader ? look.header : look.footer
        values.font = part.font ?? values.font
        if part.isSecondary {
          values.foregroundStyles = ForegroundStyles(
            levels: [AnyShapeStyle(HierarchicalShapeStyle.secondary)], in: values.foregroundStyles)
        }
        values.controlContext = .window
      }
  }
}

/// How a container wants the headers and footers of its sections to look.
package struct SectionLook: Equatable {
  package var header: Part
  package var footer: Part

  /// The texts of a header or footer.
  package struct Part: Equatable {
    /// Their font; `nil` for that around.
    package var font: Font?
    /// Whether they stand back behind the rows.
    package var isSecondary: Bool

    package init(font: Font?, isSecondary: Bool) {
      self.font = font
      self.isSecondary = isSecondary
    }
  }

  package init(header: Part, footer: Part) {
    self.header = header
    self.footer = footer
  }
}

/// Whether a section is expanded, carried by its header; `nil` for one that always is.
package nonisolated enum SectionExpansionKey: LayoutValueKey {
  package static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  private enum SectionLookKey: EnvironmentKey {
    static var defaultValue: SectionLook? { nil }
  }

  /// How headers and footers of sections look; `nil` leaves them as they are.
  package var sectionLook: SectionLook? {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}
