/// What is said of an element beyond what its content alone says.
package struct AccessibilityProperties: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// What is shown beside the element while the pointer rests on it.
  package var help: String?
  /// Other names by which a person may call the element when speaking.
  package var inputLabels: [String] = []
  package var identifier: String?
  package var traits: Set<Trait> = []
  package var removedTraits: Set<Trait> = []
  package var isHidden = false
  /// Whether the element and what is in it are one for those who listen.
  package var children = Children.contained
  /// Whether the element counts as a container although nothing else is said of it.
  package var isContainer = false
  /// Whether a person can do something with the element, if that is said.
  package var respondsToPeople: Bool?
  /// The position among its siblings, higher ones earlier.
  package var sortPriority: Double = 0
  package var headingLevel: Int?
  /// What can be done to the element.
  package var actions: Set<ElementAction.Name> = []
  /// The names of actions beyond those of the control; `.custom` asks for one.
  package var actionNames: [String] = []

  package enum Children: Hashable, Sendable { case contained, combined, ignored }

  package enum Trait: Hashable, Sendable, CaseIterable {
    case button, header, selected, link, searchField, image, playsSound, keyboardKey, staticText
    case summary, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn
    case modal, toggle, tabBar
  }

  package init() {}
}
