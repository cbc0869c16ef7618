/// Views that belong together, with a header and a footer; outside of lists simply in order.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(SectionNode.self) ?? SectionNode(in: slot)
    slot.node = node
    node.reconcile(view.header, into: &node.header)
    node.reconcile(view.content, into: &node.content)
    node.reconcile(view.footer, into: &node.footer)
  }

  @MainActor public static var _elementCount: _ElementCount { .collection }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// Stands for a section.
final class SectionNode: ViewNode {
  fileprivate var header: ViewNode?
  fileprivate var content: ViewNode?
  fileprivate var footer: ViewNode?

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
