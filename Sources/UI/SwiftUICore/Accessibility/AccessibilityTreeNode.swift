package import Foundation

extension AccessibilityTree {
  /// One thing that can be perceived and perhaps operated.
  package struct Node: Equatable {
    /// The element it stands for.
    package var id: ElementID
    package var role: AccessibilityRole
    /// What it is called; empty for a container that isn't.
    package var label = ""
    /// What it says at the moment: the text of a field, the state of a toggle is in `states`.
    package var value = ""
    /// What an empty field shows.
    package var prompt = ""
    package var hint = ""
    package var identifier: String?
    /// The frame in the window.
    package var frame: CGRect
    package var states: States = []
    /// The level of a heading, from 1 to 6; `nil` for one without and for anything else.
    package var level: Int?
    package var actions: [Action] = []
    package var children: [Node] = []

    package init(id: ElementID, role: AccessibilityRole, frame: CGRect) {
      self.id = id
      self.role = role
      self.frame = frame
    }

    /// What can be said of a node beside its value.
    package struct States: OptionSet, Hashable, Sendable {
      package let rawValue: Int
      package init(rawValue: Int) { self.rawValue = rawValue }

      package static let disabled = States(rawValue: 1)
      package static let focused = States(rawValue: 2)
      package static let selected = States(rawValue: 4)
      /// On, for something that is on or off.
      package static let on = States(rawValue: 8)
      package static let mixed = States(rawValue: 16)
      package static let expandable = States(rawValue: 32)
      package static let expanded = States(rawValue: 64)
      package static let modal = States(rawValue: 128)
      package static let busy = States(rawValue: 256)
      /// What it says changes often.
      package static let updating = States(rawValue: 512)
    }

    /// Something that can be done to a node.
    package struct Action: Hashable, Sendable {
      /// The element that takes it up: the node's own, or one that was merged into the node.
      package var target: ElementID
      package var name: ElementAction.Name
      /// What a custom action is called.
      package var title: String?

      package init(target: ElementID, name: ElementAction.Name, title: String? = nil) {
        self.target = target
        self.name = name
        self.title = title
      }
    }

    /// The node and those in it, in reading order.
    package var flattened: [Node] { [self] + children.flatMap(\.flattened) }

    /// The element that takes up an action of a name.
    package func target(of name: ElementAction.Name) -> ElementID? {
      actions.first { $0.name == name }?.target
    }
  }
}
