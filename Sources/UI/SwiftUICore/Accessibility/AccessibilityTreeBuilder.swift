import Foundation

/// Makes accessible nodes of elements.
@MainActor struct AccessibilityTreeBuilder<Element: AccessibleElement> {
  typealias Node = AccessibilityTree.Node

  let element: (ElementID) -> Element?

  /// The nodes of some siblings, in reading order; only what is in front if that is modal.
  func nodes(of ids: [ElementID], offset: CGPoint) -> [Node] {
    var elements = ids.compactMap { id in element(id).map { Shown($0, id, offset) } }
    if let front = elements.lastIndex(where: \.isModal) { elements.removeFirst(front) }
    if elements.contains(where: { $0.properties.sortPriority != 0 }) {
      let order = elements.indices.sorted { first, second in
        let priorities = (
          elements[first].properties.sortPriority, elements[second].properties.sortPriority
        )
        return priorities.0 == priorities.1 ? first < second : priorities.0 > priorities.1
      }
      elements = order.map { elements[$0] }
    }
    return elements.flatMap(nodes)
  }

  private func nodes(of shown: Shown) -> [Node] {
    guard !shown.properties.isHidden else { return [] }
    switch shown.content {
    case .color, .shape, .divider: return decoration(shown)
    case .text(let text): return text.string.isEmpty ? decoration(shown) : [self.text(shown, text)]
    case .image(let image): return self.image(shown, image)
    case .scroll: return container(shown)
    case .control(let control): return [self.control(shown, control)]
    case .effect(.opacity(0)): return []
    case .effect: return inside(shown)
    case .region(let region): return nodes(of: shown, region)
    }
  }

  func inside(_ shown: Shown) -> [Node] { nodes(of: shown.children, offset: shown.frame.origin) }

  // MARK: - Leaves

  private func decoration(_ shown: Shown) -> [Node] {
    guard shown.isSaid else { return [] }
    return [shown.node(shown.content.isText ? .text : .image)]
  }

  private func text(_ shown: Shown, _ text: TextContent) -> Node {
    shown.node(.text) { node in
      node.label = text.string
      node.children = text.runs.compactMap { run in
        run.link.map { shown.link(run.string, to: $0) }
      }
    }
  }

  private func image(_ shown: Shown, _ image: ImageContent) -> [Node] {
    guard image.label != nil || shown.isSaid else { return [] }
    return [shown.node(.image) { $0.label = image.label ?? "" }]
  }

  // MARK: - Controls

  private func control(_ shown: Shown, _ control: ControlContent) -> Node {
    let inside = inside(shown)
    return shown.node(AccessibilityRole(control.kind)) { node in
      node.label = inside.filter { !$0.role.isControl }.joinedLabel
      node.children = inside.filter(\.role.isControl)
      if !control.isEnabled { node.states.insert(.disabled) }
      if control.isFocused { node.states.insert(.focused) }
      node.describe(control.kind)
    }
  }

  // MARK: - Regions

  private func nodes(of shown: Shown, _ region: RegionContent) -> [Node] {
    switch region {
    case .group: group(shown)
    case .labeled: [labeled(shown)]
    case .list: [parent(shown, .list)]
    case .row(let row): [self.row(shown, row)]
    case .sectionHeader: headings(container(shown))
    case .page(let title): [parent(shown, .page, title)]
    case .bar(let bar): [self.bar(shown, bar)]
    case .tabBar: [parent(shown, .tabBar)]
    case .tab(let tab): [self.tab(shown, tab)]
    case .sheet: [parent(shown, .sheet)]
    case .dialog(let dialog):
      [parent(shown, dialog.kind == .alert ? .alert : .dialog, dialog.title)]
    case .menu: [parent(shown, .menu)]
    case .popover: [parent(shown, .popover)]
    case .section, .sectionFooter, .navigation, .barItem, .tabs, .split, .column, .menuSection,
      .groupBox, .form, .disclosure:
      container(shown)
    }
  }

  /// What is in a container, which is a node itself only if something is said of it.
  private func container(_ shown: Shown) -> [Node] {
    shown.isSaid ? [parent(shown, .group)] : inside(shown)
  }

  private func parent(_ shown: Shown, _ role: AccessibilityRole, _ label: String = "") -> Node {
    shown.node(role) { node in
      node.label = label
      node.children = inside(shown)
      if shown.isModal { node.states.insert(.modal) }
    }
  }

  private func group(_ shown: Shown) -> [Node] {
    switch shown.properties.children {
    case .contained:
      shown.properties.isContainer ? [parent(shown, .group)] : container(shown)
    case .ignored: [shown.node(.text)]
    case .combined: [shown.combined(inside(shown))]
    }
  }

  private func headings(_ nodes: [Node]) -> [Node] {
    nodes.map { node in
      var node = node
      if node.role == .text { node.role = .heading }
      return node
    }
  }

  private func bar(_ shown: Shown, _ bar: BarContent) -> Node {
    var node = parent(shown, .bar, bar.title)
    for index in node.children.indices
    where node.children[index].role == .text && node.children[index].label == bar.title {
      node.children[index].role = .heading
    }
    return node
  }

  private func tab(_ shown: Shown, _ tab: TabItemContent) -> Node {
    shown.node(.tab) { node in
      node.label = tab.title.isEmpty ? inside(shown).joinedLabel : tab.title
      node.value = tab.badge ?? ""
      if tab.isSelected { node.states.insert(.selected) }
    }
  }

  /// A row is one node unless there is more than one thing to do in it.
  private func row(_ shown: Shown, _ row: RowContent) -> Node {
    let inside = inside(shown)
    let controls = inside.flatMap(\.parts).filter(\.role.isControl)
    return shown.node(.row) { node in
      if row.isSelected { node.states.insert(.selected) }
      guard let control = controls.first else {
        node.label = inside.joinedLabel
        node.children = inside.flatMap(\.links)
        return
      }
      guard controls.count == 1, inside.count == 1, control.role == .button || control.role == .link
      else { return node.children = inside }
      node.label = control.label
      node.value = control.value
      node.hint = control.hint
      node.identifier = control.identifier
      node.states.formUnion(control.states)
      node.actions = control.actions
    }
  }

  /// A control takes the texts beside it as its label.
  private func labeled(_ shown: Shown) -> Node {
    let inside = inside(shown)
    let controls = inside.filter { $0.flattened.contains(where: \.role.isControl) }
    let said = inside.filter { !$0.flattened.contains(where: \.role.isControl) }
    guard var control = controls.first else {
      let texts = said.map(\.label)
      return shown.node(.text) { node in
        node.label = shown.properties.label ?? texts.first ?? ""
        node.value = texts.dropFirst(shown.properties.label == nil ? 1 : 0)
          .joined(separator: ", ")
      }
    }
    guard controls.count == 1, control.role.isControl else {
      return shown.node(.group) { node in
        node.label = said.joinedLabel
        node.children = controls.flatMap { $0.role.isControl ? [$0] : $0.children }
      }
    }
    let label = shown.properties.label ?? said.joinedLabel
    if !label.isEmpty {
      if control.value.isEmpty { control.value = control.label }
      control.label = label
    }
    shown.describe(&control)
    return control
  }
}

extension ElementContent {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension [AccessibilityTree.Node] {
  /// What the nodes say, as one label.
  fileprivate var joinedLabel: String {
    flatMap(\.parts).map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
