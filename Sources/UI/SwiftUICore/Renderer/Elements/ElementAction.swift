package import Foundation

/// What a person does to an element.
package enum ElementAction: Equatable, Sendable {
  /// Presses it: a click, a tap, Return or the space bar.
  case press
  /// Holds it down, or lets go of it; `.press` follows if that counts.
  case hold(Bool)
  /// Asks for its context menu: the other mouse button, a long press, the menu key.
  case showMenu
  case setText(String)
  /// Ends typing with Return.
  case submit
  case setNumber(Double)
  case increment
  case decrement
  /// Chooses the child of an index.
  case select(Int)
  /// Chooses the row after, or before, the one that is chosen.
  case selectNext
  case selectPrevious
  case focus
  case blur
  /// Goes back to the page before.
  case back
  /// Ends what is in front.
  case dismiss
  case refresh
  case expand
  case collapse
  /// Opens the address that a part of a text leads to.
  case openLink(URL)
  /// Carries out what a swipe or a list of actions offers, by name.
  case custom(String)

  /// What an element offers to those who cannot see it.
  package enum Name: String, CaseIterable, Sendable {
    case press, hold, showMenu, setText, submit, setNumber, increment, decrement, select
    case selectNext, selectPrevious, focus, blur, back, dismiss, refresh, expand, collapse
    case openLink, custom
  }

  package var name: Name {
    switch self {
    case .press: .press
    case .hold: .hold
    case .showMenu: .showMenu
    case .setText: .setText
    case .submit: .submit
    case .setNumber: .setNumber
    case .increment: .increment
    case .decrement: .decrement
    case .select: .select
    case .selectNext: .selectNext
    case .selectPrevious: .selectPrevious
    case .focus: .focus
    case .blur: .blur
    case .back: .back
    case .dismiss: .dismiss
    case .refresh: .refresh
    case .expand: .expand
    case .collapse: .collapse
    case .openLink: .openLink
    case .custom: .custom
    }
  }
}
