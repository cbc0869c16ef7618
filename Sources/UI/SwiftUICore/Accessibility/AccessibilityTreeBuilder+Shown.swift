import Foundation

extension AccessibilityTreeBuilder {
  /// An element with its place in the window.
  struct Shown {
    let id: ElementID
    let content: ElementContent
    let properties: AccessibilityProperties
    let children: [ElementID]
    /// The frame in the window.
    let frame: CGRect

    init(_ element: Element, _ id: ElementID, _ offset: CGPoint) {
      self.id = id
      content = element.content
      properties = element.accessibility
      children = element.children
      frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Whether the element hides what is behind it.
    var isModal: Bool { content.isModal || properties.traits.contains(.modal) }

    /// Whether something is said of the element that its content alone doesn't say.
    var isSaid: Bool {
      properties.label != nil || properties.value != nil || properties.identifier != nil
        || !properties.actionNames.isEmpty || !properties.traits.isEmpty
    }

    /// The node of the element: what it is by itself, then what is said of it.
    func node(_ role: AccessibilityRole, _ fill: (inout Node) -> Void = { _ in }) -> Node {
      var node = Node(id: id, role: role, frame: frame)
      fill(&node)
      let own = properties.actions(of: id)
      node.actions =
        own
        + node.actions.filter { action in
          action.title != nil || !own.contains { $0.name == action.name }
        }
      describe(&node)
      return node
    }

    /// The node of a part of a text that leads somewhere.
    func link(_ string: String, to url: URL) -> Node {
      var node = Node(id: id, role: .link, frame: frame)
      node.label = string
      node.actions = [.init(target: id, name: .openLink, title: url.absoluteString)]
      return node
    }

    /// Adds what is said of the element.
    func describe(_ node: inout Node) {
      node.label = properties.label ?? node.label
      node.value = properties.value ?? node.value
      node.hint = properties.hint ?? properties.help ?? node.hint
      node.identifier = properties.identifier ?? node.identifier
      node.level = properties.headingLevel
      for trait in AccessibilityProperties.Trait.allCases where properties.traits.contains(trait) {
        node.take(trait)
      }
      if node.level != nil { node.role = .heading }
      let isPressable = properties.respondsToPeople ?? properties.traits.contains(.button)
      if isPressable, node.target(of: .press) == nil {
        node.actions.insert(.init(target: id, name: .press), at: 0)
      }
      if properties.respondsToPeople == false { node.actions = [] }
    }

    /// One node of all that is inside: it can do what its first control can, and presses the
    /// others by name.
    func combined(_ inside: [Node]) -> Node {
      let parts = inside.flatMap(\.parts)
      let controls = parts.filter(\.role.isControl)
      let role = controls.first?.role ?? (parts.contains { $0.role == .heading } ? .heading : .text)
      return node(role) { node in
        node.label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        node.value = parts.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        node.states = controls.first?.states ?? []
        node.actions = controls.first?.actions ?? []
        for control in controls.dropFirst() {
          guard let target = control.target(of: .press) else { continue }
          node.actions.append(.init(target: target, name: .press, title: control.label))
        }
        node.actions += inside.flatMap(\.links).flatMap(\.actions)
      }
    }
  }
}

extension AccessibilityProperties {
  /// What can be done to the element of an identity.
  fileprivate func actions(of id: ElementID) -> [AccessibilityTree.Node.Action] {
    let plain = ElementAction.Name.allCases.filter {
      $0 != .custom && $0 != .hold && $0 != .openLink && actions.contains($0)
    }
    return plain.map { .init(target: id, name: $0) }
      + actionNames.map { .init(target: id, name: .custom, title: $0) }
  }
}

extension AccessibilityTree.Node {
  /// What the node says in passing: its label, and its value if it has one.
  var spoken: String {
    value.isEmpty ? label : label.isEmpty ? value : "\(label), \(value)"
  }

  /// The node and those in it; a text is one, whatever parts of it lead somewhere.
  var parts: [Self] {
    role == .text || role == .heading ? [self] : [self] + children.flatMap(\.parts)
  }

  /// The parts of texts in the node that lead somewhere.
  var links: [Self] {
    children.flatMap { child -> [Self] in
      child.actions.first?.name == .openLink ? [child] : child.links
    }
  }

  /// Becomes what a trait says that it is.
  fileprivate mutating func take(_ trait: AccessibilityProperties.Trait) {
    switch trait {
    case .button: role = .button
    case .header: role = .heading
    case .selected: states.insert(.selected)
    case .link: role = .link
    case .searchField: role = .searchField
    case .image: role = .image
    case .keyboardKey: role = .keyboardKey
    case .staticText: role = .text
    case .toggle: role = .toggle
    case .tabBar: role = .tabBar
    case .modal: states.insert(.modal)
    case .updatesFrequently: states.insert(.updating)
    case .playsSound, .summary, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn:
      break
    }
  }

  /// Takes up what a control says by itself.
  mutating func describe(_ kind: ControlContent.Kind) {
    switch kind {
    case .link, .area: break
    case .button(let button):
      if let isExpanded = button.isExpanded {
        states.insert(isExpanded ? [.expandable, .expanded] : .expandable)
      }
    case .toggle(let toggle):
      if toggle.state == .on { states.insert(.on) }
      if toggle.state == .mixed { states.insert(.mixed) }
    case .field(let field):
      value = field.kind == .secure ? String(repeating: "•", count: field.text.count) : field.text
      prompt = field.prompt
      if label.isEmpty { label = field.prompt }
    case .slider(let range): value = range.percentage
    case .stepper(let stepper): value = stepper.value ?? ""
    case .progress(let progress):
      if let fraction = progress.fraction {
        value = "\(Int((fraction * 100).rounded()))%"
      } else {
        states.insert(.busy)
      }
    case .option(let option): if option.isSelected { states.insert(.selected) }
    case .menu(let menu): states.insert(menu.isOpen ? [.expandable, .expanded] : .expandable)
    }
  }
}

extension RangeContent {
  /// How far the value is between the bounds.
  fileprivate var percentage: String {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (value - bounds.lowerBound) / length : 0
    return "\(Int((share * 100).rounded()))%"
  }
}

extension AccessibilityRole {
  /// What a control is.
  init(_ kind: ControlContent.Kind) {
    switch kind {
    case .button(let button):
      switch button.look {
      case .menuItem: self = .menuItem
      case .link: self = .link
      default: self = .button
      }
    case .toggle(let toggle):
      switch toggle.look {
      case .automatic, .switch: self = .switch
      case .checkbox: self = .checkbox
      case .button: self = .toggle
      }
    case .field(let field):
      switch field.kind {
      case .line: self = .field
      case .secure: self = .secureField
      case .search: self = .searchField
      case .editor: self = .editor
      }
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .progress: self = .progress
    case .option(let option):
      switch option.look {
      case .radio: self = .radioButton
      case .menuItem: self = .menuItem
      case .segment, .check, .wheel: self = .option
      }
    case .menu: self = .menuButton
    case .link: self = .link
    case .area: self = .area
    }
  }
}
