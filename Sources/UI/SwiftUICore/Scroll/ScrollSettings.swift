import Foundation

/// What modifiers say to the nearest scroll view inside; those inside that one don't hear of it.
struct ScrollSettings {
  var margins = ContentMargins()
  var anchors = ScrollAnchors()
  var position: ScrollPositionSource?
  var behavior: (any ScrollTargetBehavior)?
  /// Whether nothing of the content shows outside the viewport.
  var clips = true
  var watchers: [any ScrollWatching] = []
}

/// What the environment says to all scroll views.
struct ScrollTraits: Equatable {
  var isEnabled = true
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var contentBackground = Visibility.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var horizontalBounce = ScrollBounceBehavior.automatic
  var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic

  func showsIndicators(_ axes: Axis.Set) -> Bool {
    (axes.contains(.vertical) && verticalIndicators.allows)
      || (axes.contains(.horizontal) && horizontalIndicators.allows)
  }
}

/// Hears of a scroll view's geometry whenever the layout has come to rest.
@MainActor protocol ScrollWatching: AnyObject {
  func check(_ scroll: ScrollNode)
}

extension EnvironmentValues {
  private enum SettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  private enum TraitsKey: EnvironmentKey {
    static var defaultValue: ScrollTraits { ScrollTraits() }
  }

  var scrollSettings: ScrollSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }

  var scrollTraits: ScrollTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

extension ScrollNode {
  /// Reads the settings, and takes up what is others now.
  func readSettings() {
    let old = (settings, traits)
    let position = tracker.track(observing: ScrollNode.self) {
      settings = scope.read(\.scrollSettings)
      traits = scope.read(\.scrollTraits)
      refreshAction = scope.read(\.refresh)
      return settings.position?.read()
    }
    if old.0.margins != settings.margins || old.0.anchors != settings.anchors { setNeedsLayout() }
    if old.1 != traits || old.0.clips != settings.clips { contentDidChange() }
    takeUpPosition(position)
  }

  /// Whether something is to be done whenever the layout has come to rest.
  var listensForLayout: Bool { !settings.watchers.isEmpty || wasMovedByPerson }
}

extension ScrollNode: LayoutListening {
  func deliver() {
    guard isAlive, isPlaced else { return }
    for watcher in settings.watchers { watcher.check(self) }
    tellPosition()
  }
}
