import SwiftUI

struct EmptyPage: View {
  @State private var count = 0

  var body: some View {
    ContentUnavailableView {
      Label("Nothing here yet", systemImage: "tray")
    } description: {
      Text("What you keep is shown here, even without a server.")
    } actions: {
      Button("Try again") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Later") { count -= 1 }
    }
  }
}
