import SwiftUICore

/// Where an item of a toolbar belongs.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction, bottomBar, keyboard
    case topBarLeading, topBarTrailing, titleMenu
  }

  let place: Place

  /// Wherever it suits.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Beside what leads back.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// Behind the other actions, the first to go into a menu.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// Where news about the content is, at the bottom.
  public static let status = ToolbarItemPlacement(place: .status)
  /// Where what a sheet is for is agreed to.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// Where a sheet is given up.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// Above the keyboard on the screen, where there is one.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the leading edge of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the trailing edge of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// At the leading edge of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the trailing edge of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

extension ToolbarItemPlacement {
  /// The part of a bar where the item is shown; `nil` where there is no such part.
  var slot: BarPlacement? {
    switch place {
    case .principal: .center
    case .navigation, .topBarLeading, .cancellationAction: .leading
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing:
      .trailing
    case .bottomBar: .bottom
    case .status: .status
    case .keyboard, .titleMenu: nil
    }
  }

  /// How far behind other items of its part the item is shown.
  var rank: Int {
    switch place {
    case .navigation, .cancellationAction: 0
    case .destructiveAction: 1
    case .automatic, .topBarLeading, .topBarTrailing: 2
    case .primaryAction, .confirmationAction: 3
    case .secondaryAction: 4
    default: 2
    }
  }
}

extension BarPlacement {
  /// Whether it is a part of the bar at the top.
  var isInTopBar: Bool { self == .leading || self == .center || self == .trailing }
}
