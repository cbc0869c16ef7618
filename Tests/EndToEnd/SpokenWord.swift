import Foundation

/// Something that is said of a screen: what it is, what it is called, and what can be done to it.
struct SpokenWord: Equatable, CustomStringConvertible {
  let role: String
  let name: String
  var isSelected = false
  var isPressable = false

  var description: String {
    "\(role) \(name)\(isSelected ? ", selected" : "")\(isPressable ? ", pressable" : "")"
  }

  /// A word with what changes from one minute to the next taken out of its name.
  init(_ role: String, _ name: String, isSelected: Bool = false, isPressable: Bool = false) {
    let time = /\d+ (?:second|minute|hour|day)s? ago|just now|(?:yesterday )?\d+:\d+/
    self.role = role
    self.name = name.replacing(time, with: "TIME")
    self.isSelected = isSelected
    self.isPressable = isPressable
  }
}

extension [SpokenWord] {
  /// The page in front: its bar is called as it is.
  var page: String? { last { $0.role == "tool bar" }?.name }
}

extension SpokenWord {
  /// Reads the words of a printed screen, as `smth --ui json` prints it.
  ///
  /// - Throws: What `JSONDecoder` throws.
  static func words(ofPrinted text: String) throws -> [SpokenWord] {
    try JSONDecoder().decode(PrintedScreen.self, from: Data(text.utf8)).elements.flatMap(\.words)
  }

  /// Reads the words of a program's windows, without those of the windows' own buttons.
  ///
  /// - Throws: `AccessibilityBus.NoAnswer`, while the window changes.
  static func words(of program: AccessibilityBus.Object, on bus: AccessibilityBus) throws
    -> [SpokenWord]
  {
    func visit(_ object: AccessibilityBus.Object) throws -> [SpokenWord] {
      let role = try bus.role(of: object)
      let name = try bus.word("Name", of: object)
      let inside = try bus.children(of: object).flatMap(visit)
      guard !name.isEmpty, !ownRoles.contains(role) else { return inside }
      guard try !bus.word("Description", of: object).hasSuffix("the window") else { return [] }
      let actions = role == "label" ? [] : try bus.actions(of: object)
      let states = try bus.states(of: object)
      let word = SpokenWord(
        role, name, isSelected: states.contains(selectedState),
        isPressable: states.contains(sensitiveState)
          && actions.contains(where: AccessibilityBus.isPress))
      return [word] + inside
    }
    return try bus.children(of: program).flatMap(visit)
  }

  /// The roles of what GTK brings along: the window, and the bars beside what scrolls.
  private static let ownRoles: Set<String> = ["window", "widget", "scroll bar", "region", "group"]
  /// The numbers by which the bus knows that something is selected, and that it can be operated.
  private static let (selectedState, sensitiveState) = (23, 24)
}

/// A printed screen.
private struct PrintedScreen: Decodable {
  let elements: [Element]

  struct Element: Decodable {
    let role: String
    let label: String?
    let states: [String]?
    let actions: [String]?
    let children: [Element]?

    /// The words of the element, then those in it; a page and a group say nothing themselves.
    var words: [SpokenWord] {
      let inside = role == "text" ? [] : (children ?? []).flatMap(\.words)
      guard let label, !label.isEmpty, let name = Self.names[role] else { return inside }
      let word = SpokenWord(
        name, label, isSelected: states?.contains("selected") == true,
        isPressable: role != "text" && actions?.contains("press") == true)
      return [word] + inside
    }

    /// The names by which assistive technologies of Linux know the roles.
    private static let names = [
      "text": "label", "heading": "heading", "image": "image", "link": "link",
      "button": "button", "menuButton": "button", "tab": "tab", "bar": "tool bar",
      "row": "list item", "list": "list", "option": "button", "searchField": "search box",
      "progress": "progress bar",
    ]
  }
}
