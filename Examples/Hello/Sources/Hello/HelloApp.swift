import SwiftUI

/// The smallest application that has everything: a window, pages, a list, state and two languages.
@main
struct HelloApp: App {
  var body: some Scene {
    WindowGroup { HelloView() }
  }
}
