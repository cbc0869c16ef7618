import SwiftUICore

/// The corners at the top of a window that a page reaches to, where the window's own buttons are.
struct WindowCorners: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let leading = WindowCorners(rawValue: 1)
  static let trailing = WindowCorners(rawValue: 2)
  static let both: WindowCorners = [.leading, .trailing]
}

extension EnvironmentValues {
  private enum WindowCornersKey: EnvironmentKey {
    static var defaultValue: WindowCorners { .both }
  }

  /// The corners of the window that the page around reaches to.
  var windowCorners: WindowCorners {
    get { self[WindowCornersKey.self] }
    set { self[WindowCornersKey.self] = newValue }
  }

  /// The room that a bar leaves for the window's own buttons.
  var roomForWindowButtons: EdgeInsets {
    let room = rendererMetrics.bars.windowButtons
    return EdgeInsets(
      top: 0, leading: windowCorners.contains(.leading) ? room.leading : 0, bottom: 0,
      trailing: windowCorners.contains(.trailing) ? room.trailing : 0)
  }
}
