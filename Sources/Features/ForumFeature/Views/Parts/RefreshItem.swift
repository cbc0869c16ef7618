import SwiftUI

/// The control of a screen that asks for news; for those who can't pull a list down.
struct RefreshItem: ToolbarContent {
  let refresh: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem {
      Button(action: refresh) {
        Label {
          Text("Refresh", bundle: .module)
        } icon: {
          Image(systemName: "arrow.clockwise")
        }
      }
      .keyboardShortcut("r")
      .focusedSceneValue(\.refreshScreen, refresh)
      .accessibilityIdentifier("refresh")
    }
  }
}
