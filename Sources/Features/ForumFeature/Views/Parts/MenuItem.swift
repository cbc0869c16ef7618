import SwiftUI

/// An entry of a menu.
struct MenuItem: View {
  let title: Text
  let systemImage: String
  let action: @MainActor () -> Void

  init(_ title: Text, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.systemImage = systemImage
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
}
