import SwiftUI

extension EnvironmentValues {
  private enum ForumColumnKey: EnvironmentKey {
    static var defaultValue: ForumColumn { .single }
  }

  /// The column that a screen is in.
  var forumColumn: ForumColumn {
    get { self[ForumColumnKey.self] }
    set { self[ForumColumnKey.self] = newValue }
  }
}
