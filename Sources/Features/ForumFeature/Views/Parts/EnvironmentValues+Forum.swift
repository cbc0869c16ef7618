import SwiftUI

extension EnvironmentValues {
  private enum ForumColumnKey: EnvironmentKey {
    static var defaultValue: ForumColumn { .lists }
  }

  private enum ScreenBesideKey: EnvironmentKey {
    static var defaultValue: ForumDestination? { nil }
  }

  /// The column that a screen is in.
  var forumColumn: ForumColumn {
    get { self[ForumColumnKey.self] }
    set { self[ForumColumnKey.self] = newValue }
  }

  /// What the column beside a list has been opened with.
  var screenBeside: ForumDestination? {
    get { self[ScreenBesideKey.self] }
    set { self[ScreenBesideKey.self] = newValue }
  }
}
