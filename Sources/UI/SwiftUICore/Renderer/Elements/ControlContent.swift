package import Foundation

/// Something that a person operates.
package struct ControlContent: Equatable {
  package var kind: Kind
  package var isEnabled = true
  package var isFocused = false
  /// The key that operates the control from anywhere in its window.
  package var shortcut: ShortcutContent?
  package var size = ControlSize.regular
  /// The colour of what stands out; `nil` for the renderer's own.
  package var tint: Color?

  package enum Kind: Equatable {
    /// Runs something when pressed.
    case button(ButtonContent)
    /// Is on, off or in between; pressing changes it.
    case toggle(ToggleContent)
    /// One line or several lines that are typed.
    case field(FieldContent)
    /// A number within bounds, set along a track.
    case slider(RangeContent)
    /// A value that is stepped up and down.
    case stepper(StepperContent)
    /// How far something is.
    case progress(ProgressContent)
    /// One of several that exclude each other.
    case option(OptionContent)
    /// Opens a menu; the menu is a `.menu` region of its own.
    case menu(MenuContent)
    /// Opens an address.
    case link(URL)
    /// Takes the keyboard: any view that was made to.
    case area
  }

  package init(_ kind: Kind, isEnabled: Bool = true) {
    self.kind = kind
    self.isEnabled = isEnabled
  }
}

package struct ButtonContent: Equatable, Sendable {
  package enum Role: Equatable, Sendable { case cancel, destructive, close, confirm }
  package enum Look: Equatable, Sendable {
    case automatic, plain, borderless, bordered, prominent, link
    /// In a bar.
    case bar
    /// The width of a row.
    case row
    /// An item of a menu.
    case menuItem
  }
  package enum Shape: Equatable, Sendable {
    case automatic, capsule, circle
    /// A corner radius in points; `nil` for the renderer's.
    case roundedRectangle(radius: CGFloat?)
  }
  package var role: Role?
  package var look = Look.automatic
  /// Whether it leads to another page.
  package var leadsOn = false
  /// The outline of a look that has a border.
  package var shape = Shape.automatic
  /// Whether it is held down.
  package var isPressed = false
  /// Whether what it shows or hides is shown; `nil` for a button that does neither.
  package var isExpanded: Bool?

  package init(role: Role? = nil, look: Look = .automatic) {
    self.role = role
    self.look = look
  }
}

package struct MenuContent: Equatable, Sendable {
  package enum Look: Equatable, Sendable { case automatic, button, borderless, bar }
  package var isOpen: Bool
  package var look = Look.automatic
  /// Whether the button says that it shows a menu.
  package var showsIndicator = true
  /// Whether it is the menu of the window's commands, which has a key of its own.
  package var isMain = false
  /// Whether it is an item of a menu itself.
  package var isItem = false

  package init(isOpen: Bool, look: Look = .automatic) {
    self.isOpen = isOpen
    self.look = look
  }
}

package struct ToggleContent: Equatable, Sendable {
  package enum State: Equatable, Sendable { case on, off, mixed }
  package enum Look: Equatable, Sendable { case automatic, `switch`, checkbox, button }
  package var state: State
  package var look = Look.automatic
  /// Whether it is an item of a menu, with a tick while it is on.
  package var isItem = false

  package init(state: State, look: Look = .automatic) {
    self.state = state
    self.look = look
  }
}

package struct FieldContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case line, secure, search, editor }
  package enum Look: Equatable, Sendable { case automatic, plain, roundedBorder, squareBorder }
  package var kind: Kind
  package var look = Look.automatic
  package var text: String
  package var prompt: String
  /// How many lines are shown at least and at most; `nil` for one that scrolls sideways.
  package var lines: ClosedRange<Int>?
  /// Which letters a keyboard makes capitals of; `nil` leaves that to it.
  package var capitalization: Capitalization?
  /// Whether what is typed may be corrected.
  package var isCorrected = true

  package enum Capitalization: Equatable, Sendable { case never, words, sentences, characters }
  /// What the keyboard's return key is called, and means.
  package var submitLabel: String?

  package init(kind: Kind = .line, text: String, prompt: String = "") {
    self.kind = kind
    self.text = text
    self.prompt = prompt
  }
}

package struct RangeContent: Equatable, Sendable {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// The distance between the values that can be chosen; `nil` for any.
  package var step: Double?

  package init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil) {
    self.value = value
    self.bounds = bounds
    self.step = step
  }
}

package struct StepperContent: Equatable, Sendable {
  /// The value in words; `nil` if nobody knows it.
  package var value: String?
  package var canIncrement: Bool
  package var canDecrement: Bool

  package init(value: String?, canIncrement: Bool, canDecrement: Bool) {
    self.value = value
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

package struct ProgressContent: Equatable, Sendable {
  package enum Look: Equatable, Sendable { case bar, spinner }
  /// From 0 to 1; `nil` while nobody knows.
  package var fraction: Double?
  package var look: Look

  package init(fraction: Double?, look: Look) {
    self.fraction = fraction
    self.look = look
  }
}

package struct OptionContent: Equatable, Sendable {
  package enum Look: Equatable, Sendable { case segment, radio, check, menuItem, wheel }
  package var isSelected: Bool
  package var look: Look

  package init(isSelected: Bool, look: Look) {
    self.isSelected = isSelected
    self.look = look
  }
}

package struct ShortcutContent: Hashable, Sendable {
  /// The character of the key, or one of the private ones that AppKit gives to function keys.
  package var key: Character
  package var modifiers: Modifiers

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let option = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package init(key: Character, modifiers: Modifiers) {
    self.key = key
    self.modifiers = modifiers
  }
}
