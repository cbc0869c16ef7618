import SwiftUI

/// The control that forgets the whole history.
struct ClearItem: ToolbarContent {
  let isDisabled: Bool
  let clear: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem {
      Button(role: .destructive, action: clear) {
        Label {
          Text("Forget History", bundle: .module)
        } icon: {
          Image(systemName: "trash")
        }
      }
      .disabled(isDisabled)
      .accessibilityIdentifier("clear")
    }
  }
}
