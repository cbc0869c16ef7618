import SwiftUI

extension EnvironmentValues {
  private enum OpenInBrowserKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
  }

  /// Opens an address outside of this program, also where links to the forum open inside.
  var openInBrowser: OpenURLAction {
    get { self[OpenInBrowserKey.self] ?? openURL }
    set { self[OpenInBrowserKey.self] = newValue }
  }
}
